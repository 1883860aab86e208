// Compiled from the catalogue in `texts`: change that instead.

export const chooseDesignTexts = {
  outdated: {
    title: "Which one do you want to keep?",
    explanation: "This device has changes that you never published, and your page was published elsewhere since.",
    mine: "Keep mine",
  },
  elsewhere: {
    title: "Your page was published elsewhere",
    explanation: "That happened while you were editing, on another device or in another tab. Nothing has been overwritten.",
    mine: "Publish mine",
  },
  keepEditing: "Keep editing",
  loss: "If you load theirs, your changes are lost.",
  loadTheirs: "Load theirs",
  look: "Look at the other version",
  lookTitle: "The other version",
  back: "Back",
};
