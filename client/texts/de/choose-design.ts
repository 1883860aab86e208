// Compiled from the catalogue in `texts`: change that instead.

export const chooseDesignTexts = {
  outdated: {
    title: "Welche Version möchtest du behalten?",
    explanation: "Auf diesem Gerät liegen Änderungen, die du nie veröffentlicht hast, und deine Seite wurde seitdem woanders veröffentlicht.",
    mine: "Meine behalten",
  },
  elsewhere: {
    title: "Deine Seite wurde woanders veröffentlicht",
    explanation: "Das ist passiert, während du sie hier bearbeitet hast: auf einem anderen Gerät oder in einem anderen Tab. Es wurde nichts überschrieben.",
    mine: "Meine veröffentlichen",
  },
  keepEditing: "Weitermachen",
  loss: "Wenn du die andere Version lädst, gehen deine Änderungen verloren.",
  loadTheirs: "Andere laden",
  look: "Andere Version ansehen",
  lookTitle: "Die andere Version",
  back: "Zurück",
};
