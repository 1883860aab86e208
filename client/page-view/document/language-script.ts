/**
 * Leads from the document of a copied page to that in the language of the visitor, if there is one: the documents name each other. The source of this function is sent as the build has made it
 * and runs alone, so it uses nothing from outside.
 */
export const leadToLanguage = (): void => {
  const here = document.documentElement.lang.split('-')[0];
  for (const wanted of navigator.languages) {
    const [language = ''] = wanted.split('-');
    const found = document.querySelector<HTMLLinkElement>(`link[hreflang=${CSS.escape(language)}]`);
    if (!found) continue;
    if (language !== here) location.replace(found.href + location.hash);
    return;
  }
};
