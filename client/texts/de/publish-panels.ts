// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const signUpTexts = {
  title: "Eine Adresse für diese Seite",
  hint: "Wähle eine Adresse und registriere dich. Deine Seite kommt mit, mit allem, was darauf ist.",
  address: "Gewünschte Adresse",
  addressHint: "Du kannst sie auch später wählen.",
  later: "Nicht jetzt",
};

export const ownEditorTexts = {
  title: "Das ist der Gast-Editor",
  hint: "Hier wird nichts gespeichert. Du bist angemeldet, also veröffentliche im Editor deiner eigenen Seite.",
};

export const addressQuestionTexts = {
  title: "Deine Seite hat noch keine Adresse",
  hint: "Sie ist veröffentlicht, aber niemand kann sie aufrufen. Wähle einen Linknamen, dann ist sie sofort zu sehen.",
  submit: "Diese Adresse nehmen",
  later: "Später",
};

export const pageAddressTexts = {
  title: "Deine Seite ist öffentlich",
  hint: "Unter dieser Adresse ist sie für alle zu sehen. Setze sie dorthin, wo man dich sucht.",
  address: "Adresse deiner Seite",
  code: "QR-Code",
  share: "Teilen",
};
