// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const startTexts = {
  title: "Womit beginnen?",
  lead: "Wähle, was du tust. Kacheln und Aussehen kommen mit, und alles lässt sich ändern.",
  yours: (d: { readonly address: string | number }): string => d.address + " gehört dir.",
  notPublic: "Nichts ist öffentlich, bis du veröffentlichst.",
  guest: "Hier wird nichts gespeichert. Wenn du dich registrierst, kommt die Seite mit.",
  name: "Wie soll die Seite heißen?",
  starters: "Was du tust",
  blank: "Leer beginnen",
  back: "Zurück zum Editor",
  later: "Unter Design kommst du hierher zurück.",
  replaces: "Eine Vorlage ersetzt die Kacheln, die jetzt auf der Seite sind. Rückgängig holt sie zurück.",
  address: "Wähle deine Adresse",
  addressHint: "Sie gehört dir, sobald du beginnst. Du kannst sie auch später wählen.",
  forPictures: "Bevor du Bilder hinzufügst, bestätige deine E-Mail-Adresse.",
  started: (d: { readonly name: string | number }): string => "Begonnen: " + d.name,
};

export const cookTexts = {
  name: "Küche",
  start: "Mit der Küche beginnen",
  plate: "Zitronenspaghetti",
  plateAlternative: "Ein Teller Spaghetti mit Zitrone und Basilikum, von oben",
  recipe: "Das Rezept, nach dem alle fragen",
  recipeLine: "Zitronenspaghetti für zwei",
  recipeText: "Zwanzig Minuten, ein Topf und eine Schüssel.",
  recipeSteps: [
    "200 g Spaghetti in Salzwasser kochen und eine Tasse des Wassers aufheben.",
    "Die Schale einer Zitrone und 60 g harten Käse in eine Schüssel reiben. Pfeffer und den halben Saft dazugeben.",
    "Die heißen Spaghetti mit etwas Wasser unterrühren, bis sie glänzen.",
  ],
  book: "Tisch reservieren",
  bookLine: "Oder einen Platz beim nächsten Essen",
  season: "Was gerade reif ist",
  seasonList: [
    "Frühling: Spargel, Erbsen, Radieschen",
    "Sommer: Tomaten, Zucchini, Beeren",
    "Herbst: Kürbisse, Pilze, Birnen",
    "Winter: Lauch, Kohl, Orangen",
  ],
  call: "Schreiben oder anrufen",
};

export const teacherTexts = {
  name: "Unterricht",
  start: "Mit dem Unterricht beginnen",
  desk: "Auf meinem Tisch",
  deskAlternative: "Ein Globus, Bücher, Stifte und eine Birne vor einer Tafel mit geometrischen Zeichnungen",
  exercises: "Aufgaben dieser Woche",
  exercisesLine: "Bis Freitag",
  exercisesText: "Die ersten zwei sind für alle. Die dritte ist für die, die mehr wollen.",
  exercisesList: [
    "Das Kapitel lesen und drei Fragen aufschreiben.",
    "Die Aufgaben auf der letzten Seite lösen. Jeden Schritt zeigen.",
    "Jemandem zu Hause eine davon erklären.",
  ],
  marks: "Wie ich benote",
  marksText: "Der Weg zählt mehr als das Ergebnis.",
  marksList: [
    "Die Hälfte der Punkte gibt es für die Schritte.",
    "Ein Fehler kostet seinen Punkt nur einmal.",
    "Wer eine Arbeit verbessert, kann die halben Punkte zurückgewinnen.",
  ],
  sheets: "Arbeitsblätter",
  sheetsLine: "Zum Herunterladen und Drucken",
  families: "Für Familien",
  hours: "Sprechstunde",
};

export const makerTexts = {
  name: "Handwerk",
  start: "Mit dem Handwerk beginnen",
  new: "Was neu ist",
  newLine: "Frisch aus der Werkstatt",
  newList: [
    "Eine kleine Serie, diese Woche fertig",
    "Ein Einzelstück, größer als sonst",
    "Wieder da: was ausverkauft war",
  ],
  shop: "Der Laden",
  shopLine: "Stücke, die fertig sind",
  care: "So hält Ihr Stück",
  careText: "Es ist von Hand gemacht, und gemacht, um benutzt zu werden. So hält es länger.",
  careSteps: [
    "Von Hand waschen, mit warmem Wasser und einem weichen Tuch.",
    "An der Luft trocknen lassen, bevor es in den Schrank kommt.",
    "Wenn etwas zerbricht, schreiben Sie mir: Vieles lässt sich reparieren.",
  ],
  bench: "Von der Werkbank",
  benchLine: "Stücke dieser Saison",
  benchAlternative: "Glasierte Töpfe, Krüge und Schalen auf zwei Regalbrettern",
  visit: "Die Werkstatt besuchen",
};

export const cafeTexts = {
  name: "Café",
  start: "Mit dem Café beginnen",
  cake: "Kaffee und Kuchen",
  cakeAlternative: "Eine Tasse Kaffee und ein Stück Kuchen auf einem Tisch aus Terrazzo",
  menu: "Die Karte",
  menuLine: "Kaffee, Kuchen, kleiner Mittag",
  menuText: "Alles machen wir selbst. Fragen Sie uns nach Nüssen, Milch und Gluten.",
  menuList: [
    "Espresso, Flat White, Filterkaffee der Woche",
    "Kuchen des Tages, Scones, solange es sie gibt",
    "Suppe mit Brot, von zwölf bis drei",
  ],
  hours: "Öffnungszeiten",
  hoursList: [
    "Dienstag bis Freitag, 8 bis 18 Uhr",
    "Samstag und Sonntag, 9 bis 17 Uhr",
    "Montags geschlossen",
  ],
  order: "Vorbestellen",
  orderLine: "Fertig, wenn Sie kommen",
  find: "So finden Sie uns",
};

export const bandTexts = {
  name: "Band",
  start: "Mit der Band beginnen",
  stage: "Live",
  stageAlternative: "Eine Bühne im Neonlicht mit Schlagzeug, Gitarre und Mikrofon, davor die Hände des Publikums",
  us: "Wer wir sind",
  usText: "Wir spielen seit der Schule zusammen. Einige von uns können Noten lesen, und alle können einen Bus beladen.",
  dates: "Tourdaten",
  datesLine: "Einlass um halb acht",
  datesText: "Weitere Termine folgen. Bringt jemanden mit, der uns noch nie gehört hat.",
  datesList: [
    "Mai: der Klub am Hafen",
    "Juni: die Bühne am See",
    "Juli: das Festival in der alten Mühle",
  ],
  song: "Das neueste Lied",
  tickets: "Karten",
  shirts: "Platten und Hemden",
  booking: "Konzertanfragen",
};

export const photographerTexts = {
  name: "Fotografie",
  start: "Mit der Fotografie beginnen",
  best: "Erstes Licht",
  bestAlternative: "Ein See mit Steg und Boot vor Bergen im Nebel, in Grautönen",
  stairs: "Treppenhaus",
  stairsAlternative: "Eine Wendeltreppe von oben, in Grautönen",
  book: "Termin buchen",
  bookLine: "Porträts, Hochzeiten, Produkte",
  prepare: "So bereiten Sie sich vor",
  prepareText: "Ein gutes Bild beginnt am Abend davor.",
  prepareList: [
    "Bringen Sie zweimal Kleidung in ruhigen Farben mit.",
    "Kommen Sie zehn Minuten früher. Das Licht wartet nicht.",
    "Sagen Sie mir, welche Seite Sie weniger mögen. Ich finde die andere.",
  ],
  costs: "Was es kostet",
  costsText: "Der Preis hängt von der Zeit ab und davon, wie viele Bilder Sie behalten.",
  costsList: [
    "Eine Stunde draußen, mit zehn Bildern",
    "Ein halber Tag, mit vierzig Bildern",
    "Ein ganzer Tag, mit allen",
  ],
  prints: "Abzüge",
};

export const floristTexts = {
  name: "Blumenladen",
  start: "Mit dem Blumenladen beginnen",
  bouquet: "Heute Morgen gebunden",
  bouquetAlternative: "Ein Strauß aus Tulpen, Anemonen und Zweigen, daneben Schere und Schnur",
  week: "Blumen dieser Woche",
  weekLine: "Aus Gärten in der Nähe",
  weekList: [
    "Tulpen und Anemonen",
    "Kirschzweige",
    "Ranunkeln, bis Samstag",
  ],
  order: "Strauß bestellen",
  orderLine: "Bis an die Tür gebracht",
  care: "So hält ein Strauß",
  careText: "Die meisten Sträuße halten eine Woche. Mit diesen vier Dingen sind es zwei.",
  careSteps: [
    "Die Stiele mit einem scharfen Messer schräg anschneiden.",
    "Alle Blätter entfernen, die unter Wasser wären.",
    "Das Wasser jeden zweiten Tag wechseln.",
    "Nicht in die Sonne stellen, und nicht neben reifes Obst.",
  ],
  shop: "Der Laden",
};

export const mechanicTexts = {
  name: "Werkstatt",
  start: "Mit der Werkstatt beginnen",
  lift: "In der Werkstatt",
  liftAlternative: "Ein kleines Auto auf der Hebebühne, daneben ein Werkzeugwagen",
  words: "Was Kunden sagen",
  repair: "Reparatur vereinbaren",
  repairLine: "Autos, Transporter, alte Motorräder",
  costs: "Was es kostet",
  costsText: "Sie erfahren den Preis, bevor wir anfangen, und wir rufen an, bevor er sich ändert.",
  costsList: [
    "Inspektion mit Öl und Filtern",
    "Bremsen, vorn oder hinten",
    "Reifenwechsel",
  ],
  trip: "Vor einer langen Fahrt",
  tripSteps: [
    "Reifen: Druck und Profil, auch beim Ersatzrad.",
    "Öl, Kühlmittel und Wischwasser.",
    "Alle Lichter. Jemand muss hinter dem Auto stehen.",
    "Bremsen: Sie sollten nicht zu einer Seite ziehen.",
  ],
  call: "In der Werkstatt anrufen",
};

export const developerTexts = {
  name: "Software",
  start: "Mit der Software beginnen",
  drawing: "Erst zeichnen",
  drawingAlternative: "Die technische Zeichnung einer Balancier-Dampfmaschine mit ihrem Schwungrad",
  projects: "Projekte",
  projectsLine: "Code, den andere benutzen",
  writing: "Texte",
  uses: "Womit ich arbeite",
  usesList: [
    "Eine leise Tastatur und ein großer Bildschirm",
    "Ein Editor mit wenigen Erweiterungen",
    "Papier, für alles mit Pfeilen",
  ],
  help: "So fragen Sie mich um Hilfe",
  helpText: "Ich antworte am besten, wenn ich es nachmachen kann.",
  helpSteps: [
    "Was sollte geschehen?",
    "Was ist stattdessen geschehen? Schicken Sie die ganze Meldung.",
    "Was ist der kürzeste Weg, es zu sehen?",
  ],
  contact: "Kontakt",
};

export const guideTexts = {
  name: "Bergführung",
  start: "Mit der Bergführung beginnen",
  ridge: "Auf dem Grat",
  ridgeAlternative: "Wanderer mit Lampen auf einem Grat in der Dämmerung, dahinter hohe Berge",
  walks: "Touren dieses Monats",
  walksLine: "Vier bis acht Personen",
  walksText: "Wir gehen langsam, und alle kommen an.",
  walksList: [
    "Der See vor dem Frühstück: leicht, drei Stunden",
    "Der Grat: ein ganzer Tag, gute Schuhe",
    "Die Hütte: zwei Tage, mit einer Nacht unter Sternen",
  ],
  bring: "Was Sie mitbringen",
  bringList: [
    "Schuhe, die Ihre Füße kennen",
    "Eine Regenjacke, auch bei blauem Himmel",
    "Anderthalb Liter Wasser und etwas Salziges",
    "Eine Stirnlampe mit vollen Batterien",
  ],
  place: "Platz buchen",
  weather: "Wenn das Wetter umschlägt",
  weatherText: "Ich entscheide am Abend davor um sechs und schreibe allen. Bleiben wir zu Hause, wählen Sie einen anderen Tag oder bekommen Ihr Geld zurück.",
  call: "Rufen Sie mich an",
};

export const bookshopTexts = {
  name: "Buchladen",
  start: "Mit dem Buchladen beginnen",
  table: "Neu auf dem Tisch",
  tableAlternative: "Ein offenes Buch auf einem Stapel Bücher, daneben Lampe und Brille, als Holzschnitt",
  buy: "Wir kaufen Bücher",
  buyText: "Bringen Sie, was Sie nicht noch einmal lesen, höchstens zwei Taschen. Wir sehen es mit Ihnen durch.",
  week: "Buch der Woche",
  weekLine: "Von uns allen gelesen",
  weekText: "Jeden Montag wählen wir ein Buch und sagen in drei Sätzen, warum. Es liegt neben der Kasse, damit Sie die erste Seite lesen können.",
  evenings: "Lesungen und Abende",
  eveningsList: [
    "Erster Donnerstag: eine Lesung, mit einem Glas dazu",
    "Zweiter Samstag: Geschichten für Kinder, um elf",
    "Letzter Freitag: der Lesekreis, neue Leute sind willkommen",
  ],
  order: "Buch bestellen",
  orderLine: "Morgen ist es da",
  letter: "Der Rundbrief",
  shop: "Besuchen Sie uns",
};

export const yogaTexts = {
  name: "Yogastudio",
  start: "Mit dem Yogastudio beginnen",
  quiet: "Eine stille Stunde",
  quietAlternative: "Glatte Steine in geharktem Sand unter einem Zweig mit Blättern",
  week: "Die Woche",
  weekLine: "Morgens und abends",
  weekList: [
    "Montag, 7:00: langsamer Anfang",
    "Mittwoch, 18:30: für alle",
    "Freitag, 17:00: kräftig und still",
    "Sonntag, 10:00: lang, mit Tee",
  ],
  first: "Die erste Stunde",
  firstText: "Sie müssen noch nichts können.",
  firstList: [
    "Tragen Sie, worin Sie schlafen würden.",
    "Essen Sie zwei Stunden vorher nichts.",
    "Kommen Sie zehn Minuten früher. Matten haben wir.",
    "Sagen Sie, was wehtut. Alles geht auch anders.",
  ],
  book: "Stunde buchen",
  studio: "Das Studio",
};

export const podcastTexts = {
  name: "Podcast",
  start: "Mit dem Podcast beginnen",
  voices: "Zwei Stimmen",
  voicesAlternative: "Ein Mikrofon zwischen zwei Sprechblasen, in der einen ein Spiegelei, in der anderen ein Croissant",
  episode: "Die neueste Folge",
  listen: "In Ihrer App hören",
  listenLine: "Jeden zweiten Dienstag",
  hosts: "Wer da spricht",
  hostsText: "Zwei, die sich beim Frühstück nie einig sind. Einer fragt, die andere schlägt nach.",
  guest: "Seien Sie unser Gast",
  guestText: "Wir reden eine Stunde und behalten dreißig Minuten.",
  guestSteps: [
    "Schreiben Sie, worüber Sie die ganze Nacht reden könnten.",
    "Suchen Sie ein kleines Zimmer mit Vorhängen.",
    "Stellen Sie ein Glas Wasser hin, und keine Uhr.",
  ],
  write: "Schreiben Sie uns",
};
