// Compiled from the catalogue in `texts`: change that instead.

export const fileTexts = {
  drop: "Drop a picture here",
  choose: "Choose File",
  chosen: "Chosen:",
  discard: (d: { readonly name: string | number }): string => "Do not use " + d.name,
};

export const uploadTexts = {
  progress: "Upload",
  sending: (d: { readonly percent: string | number }): string => "Uploading: " + d.percent + " %",
  preparing: "Uploaded. The picture is being prepared…",
  done: "The picture is uploaded.",
  cancel: "Cancel upload",
  cancelled: "The upload was cancelled.",
};

export const wallpaperTexts = {
  kinds: "jpg, jpeg or png",
  note: "A jpg is best, and the limit is 10mb. Your e-mail must be verified to upload.",
  notVerified: "Your e-mail is not verified yet.",
  none: "No wallpaper yet",
  current: "Your present wallpaper",
  chooseFirst: "Choose a picture to update the wallpaper.",
  update: "Update Wallpaper",
  updating: "Uploading",
  remove: "Remove Current Wallpaper",
  uploaded: "Image uploaded, please refresh site to see changes",
  refused: "Failed to upload. Please keep the image under 10mb",
  failed: "Other error",
  tooLarge: "This picture is larger than 10 MB. Choose a smaller one, or save it as a jpg.",
  deleted: "Image deleted successfully",
  deleteFailed: (d: { readonly status: string | number }): string => "Error clearing image: " + d.status,
  look: "Dim, blur and what stays in sight",
};
