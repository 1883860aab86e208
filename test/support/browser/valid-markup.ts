import { HtmlValidate } from 'html-validate';

/** All rules of the validator about HTML and accessibility, except those that do not apply here. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The standard allows both styles. React writes attribute names with capitals and void elements with a slash, Quill writes them
    // without.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // All files of a document have the same origin, and their names contain hashes of their content.
    'require-sri': 'off',
    // Creators write titles, telephone numbers and code themselves, of any length.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
  },
});

/** Violations of the HTML standard and of good practice in a document: the rule, the reason, and the position. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset, selector }) =>
        `${ruleId}: ${message} (${selector ?? 'document'}) …${html.slice(Math.max(0, offset - 40), offset + 80)}…`,
    ),
  );
}
