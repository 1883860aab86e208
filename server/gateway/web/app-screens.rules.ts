/**
 * The addresses of the app's screens. The server answers each with the same document, and the router in the browser shows which one
 * it is; every other address of the site is a document of its own.
 */
export const APP_SCREENS = {
  login: '/login',
  register: '/register',
  personal: '/personal',
  editor: '/editor',
  genpage: '/genpage',
} as const;
