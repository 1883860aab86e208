export const lemon: string;
export const tomato: string;
export const chilli: string;
export const leaf: string;
export const garlic: string;
