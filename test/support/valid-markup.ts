import { HtmlValidate } from 'html-validate';

/** Everything the validator knows of the standard and of accessibility, but for what is no fault here. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The standard allows either manner: React writes names of attributes with capitals, and void elements with a slash; Quill without one.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // What a document loads is of the same origin, and is called by a hash of what it is.
    'require-sri': 'off',
    // Creators write their titles, telephone numbers and code themselves, and as long as they like.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
  },
});

/** What the HTML standard and good manners forbid in a document as it was served: the rule, the reason, and where. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset, selector }) =>
        `${ruleId}: ${message} (${selector ?? 'document'}) …${html.slice(Math.max(0, offset - 40), offset + 80)}…`,
    ),
  );
}
