// Compiled from the catalogue in `texts`: change that instead.

export const footerTexts = {
  lines: [
    "Eine Seite für alles, was du weißt.",
    "Kachel für Kachel gesetzt.",
  ],
  follow: "Folge uns",
  followOn: (d: { readonly place: string | number }): string => "Folge uns auf " + d.place,
  writeToUs: "Schreib uns",
  copyright: (d: { readonly siteName: string | number }): string => "© " + d.siteName,
  policies: "Rechtliches",
  privacyPolicy: "Datenschutz",
  termsOfService: "Nutzungsbedingungen",
  developers: "Entwickler",
};

export const landingTexts = {
  documentTitle: (d: { readonly siteName: string | number }): string => d.siteName + ": alles, was du weißt, auf einer Seite",
  documentDescription: "Teile Rezepte, Drinks, Touren und Unterricht mit einem einzigen Link. Sichere dir einen Linknamen und setz dein Wissen Kachel für Kachel zusammen.",
  headlines: [
    "Alles, was du weißt, auf einer Seite.",
    "Gib deinem Wissen einen eigenen Platz.",
  ],
  subtexts: [
    "Rezepte, Routen, Übungen, Hausregeln. Gib allem eine eigene Kachel, schreib es einmal ordentlich auf und teile alles mit einem einzigen Link.",
    "Eine Seite voller Kacheln, hinter denen steht, was du weißt: Schritt für Schritt, mit Bildern, unter einer Adresse, die kurz genug zum Weitersagen ist.",
  ],
  pauseRotation: "Wechselnden Text anhalten",
  resumeRotation: "Text wieder wechseln lassen",
  claimLabel: (d: { readonly host: string | number }): string => "Linknamen sichern: " + d.host + "/DeinName",
  claimPlaceholder: "DeinName",
  claim: "Sichern",
  claimFitting: (d: { readonly linkname: string | number }): string => d.linkname + " nehmen",
  claimEmpty: "Tippe zuerst den Linknamen ein, den du gern hättest.",
  tryGuestEditor: "Gast-Editor testen",
  guestEditorLead: "ohne Konto, ohne Installation",
  shoulderTitle: "Schau anderen über die Schulter",
  shoulderLead: "Zwölf Seiten, wie sie Leute gestalten könnten, die wissen, wie es geht. Jede ist ein Notizbuch aus der Praxis: das Nützliche mitnehmen, loslegen.",
  examplesLabel: "Beispielseiten",
  examples: {
    marta: {
      who: "Marta",
      what: "Kochen, Bologna",
    },
    "theo-brandt": {
      who: "Theo",
      what: "Klavier, Leipzig",
    },
    "bitter-and-still": {
      who: "Amari",
      what: "Drinks, Leeds",
    },
    "lisbon-on-foot": {
      who: "Rui",
      what: "Spaziergänge, Lissabon",
    },
    "grain-school": {
      who: "Kay",
      what: "Film, Malmö",
    },
    "ines-moreau": {
      who: "Ines",
      what: "Klettern, Lyon",
    },
    halyard: {
      who: "Halyard",
      what: "Lieder, Bristol",
    },
    "maeve-pots": {
      who: "Maeve",
      what: "Keramik, Shanagarry",
    },
    "oskars-bees": {
      who: "Oskar",
      what: "Bienen, Graz",
    },
    "layla-arabic": {
      who: "Layla",
      what: "Arabisch, Amman",
    },
    "spoke-and-pawl": {
      who: "Bo",
      what: "Fahrräder, Utrecht",
    },
    "tomasz-birds": {
      who: "Tomasz",
      what: "Vögel, Biebrza",
    },
  },
  previousExample: "Vorheriges Beispiel",
  nextExample: "Nächstes Beispiel",
  examplePosition: (d: { readonly at: string | number; readonly of: string | number }): string => d.at + " von " + d.of,
  exampleShown: (d: { readonly who: string | number; readonly what: string | number }): string => ": " + d.who + ", " + d.what,
  begin: "Deine erste Kachel ist in einer Minute fertig.",
  signUpNow: "Jetzt starten",
  haveNoAccount: "Noch kein Konto?",
  registerHere: "Hier registrieren",
};

export const knowHowTexts = {
  title: "Für alle, die wissen, wie es geht",
  lead: "Eine Linkliste schickt die Leute weg. Eine Kachel öffnet sich an Ort und Stelle, mit Platz für Schritte und Bilder. So bleibt das Wissen auf deiner Seite.",
  subjects: {
    cooking: {
      name: "Kochen",
      text: "Die Soße, die Garzeiten und das Foto von dem Mal, als es schiefging.",
    },
    drinks: {
      name: "Drinks",
      text: "Misch­verhältnisse, Sirupe, was man rührt und was man schüttelt.",
    },
    guides: {
      name: "Touren",
      text: "Der Zustieg, das Topo, die besten Monate. Oder eine Stadt, zu Fuß, im Regen.",
    },
    teaching: {
      name: "Unter­richt",
      text: "Leselisten, Übungen, Lösungen. Eine Kachel pro Stunde, und die Klasse muss sich nicht anmelden.",
    },
  },
};

export const inPlaceTexts = {
  title: "Tipp eine an. Nichts muss laden.",
  lead: "Probier diese drei Kacheln aus. Sie öffnen sich ohne Skript, keine andere Seite wird geholt, und niemand erfährt davon.",
  opens: {
    name: "Sie öffnet sich an Ort und Stelle",
    text: "Wer zu Besuch ist, tippt eine Kachel an und liest: kein neuer Tab, keine App, kein Konto. Die Seite kommt als Ganzes, mit all ihren Kacheln, und jede hat eine eigene Adresse. So lässt sich auch ein einzelnes Rezept teilen.",
  },
  opensAddress: (d: { readonly host: string | number }): string => d.host + "/marta#tile-1",
  opensHeading: "Sugo, ganz langsam",
  opensSteps: [
    "Alles in eine weite Pfanne.",
    "Zwei Stunden leise köcheln lassen, ohne Deckel.",
    "Die Zwiebel herausnehmen. Sie gehört der Köchin.",
  ],
  whole: {
    name: "Sie ist auch ohne Skript vollständig",
    text: "Seiten werden auf dem Server fertig. Ohne Skripte, auf einem alten Handy, im Screenreader oder auf Papier: Alles ist da. Ein Skript von zwei Kilobyte macht es nur angenehmer.",
  },
  wholeRequest: "GET /marta",
  wholeFacts: [
    {
      what: "eine Datei mit sechs Kacheln",
      amount: "unter 10 kB",
    },
    {
      what: "Schriften zum Nachladen",
      amount: "0",
    },
    {
      what: "Cookies",
      amount: "0",
    },
    {
      what: "Tracker",
      amount: "0",
    },
  ],
  yours: {
    name: "Du kannst alles selbst betreiben",
    text: "Ein Befehl startet alles, samt eigener Datenbank, auf jedem Rechner mit Node. Was Leute schreiben, liegt in einem Ordner: sichern, umziehen, wegwerfen. Das Programm ist frei, unter der MIT-Lizenz.",
  },
  yoursPrinted: [
    "$ npm start\n",
    "Tessera is ready at http://localhost:3000",
    "Everything that people write is kept in ./data.",
  ],
};

export const answersTexts = {
  title: "Klare Antworten",
  stillUnsure: (d: { readonly email: string | number }): string => "Noch unsicher? Schreib an " + d.email + ", es antwortet ein Mensch.",
  answers: {
    what: {
      question: (d: { readonly siteName: string | number }): string => "Was ist " + d.siteName + "?",
      answer: "Eine Seite voller Kacheln unter einer kurzen Adresse. Jede Kachel ist ein Knopf, der eine Notiz mit Text, Listen und Bildern öffnet. Du schreibst die Notizen, bestimmst, wie die Kacheln aussehen, und hinterlässt die Adresse überall, wo man dich findet.",
    },
    money: {
      question: "Kann ich damit Geld verdienen?",
      answer: "Noch nicht. Es ist unser Ziel, dass du mit dem, was du teilst, auch verdienen kannst, doch heute wird hier nichts verkauft. Was du veröffentlichst, bleibt so oder so deins.",
    },
    begin: {
      question: "Wie fange ich an?",
      answer: "Sichere dir einen Linknamen, schreib eine Kachel und drück auf „Veröffentlichen“. Die Seite ist sofort zu sehen, und jede Kachel lässt sich später verschieben oder umschreiben.",
    },
    nothing: {
      question: "Und wenn ich nichts zu veröffentlichen habe?",
      answer: "Dann lies. Dafür brauchst du kein Konto: Öffne eine Seite, die jemand mit dir geteilt hat, nutze, was darauf steht, und entdecke den nächsten Menschen, von dem du etwas lernen kannst.",
    },
    different: {
      question: "Was ist hier anders als bei anderen Link-Seiten?",
      answer: "Andere listen Adressen auf und schicken die Leute weg. Hier steht das Wissen selbst auf der Seite: Eine Kachel öffnet sich an Ort und Stelle, lädt im Nu und kommt ohne App, Cookie und Konto aus.",
    },
    name: {
      question: (d: { readonly siteName: string | number }): string => "Warum „" + d.siteName + "“?",
      answer: "Eine Tessera ist ein einzelnes Steinchen in einem Mosaik. Setz genug davon nebeneinander, und es entsteht ein Bild von dem, was du weißt.",
    },
  },
};

export const cardTexts = {
  locale: "de_DE",
  picture: (d: { readonly siteName: string | number }): string => "Eine mit " + d.siteName + " gemachte Seite, eingesetzt in ein Mosaik eines Zitronenbaums.",
};
