/** What `data-forced` can name, and which state of a control it stands for. */
const STATES = { hover: ':hover', focus: ':focus-visible' } as const;

/** A state that an element is shown in without a mouse or a keyboard: `<Button {...forced.hover}>`. */
export const forced = {
  hover: { 'data-forced': 'hover' },
  focus: { 'data-forced': 'focus' },
} as const satisfies Record<keyof typeof STATES, object>;

/** Repeats each rule about a state for elements that are forced into it. To be called when all style sheets are there. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) repeatIn(sheet);
}

function repeatIn(group: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...group.cssRules];
  for (const [at, rule] of rules.entries()) {
    if (rule instanceof CSSStyleRule) repeat(rule, group, at + group.cssRules.length - rules.length);
    else if (rule instanceof CSSGroupingRule) repeatIn(rule);
  }
}

/** Right behind the original, so that the order of rules stays as it is. */
function repeat(rule: CSSStyleRule, group: CSSStyleSheet | CSSGroupingRule, at: number): void {
  for (const [name, pseudo] of Object.entries(STATES)) {
    if (!rule.selectorText.includes(pseudo)) continue;
    const selector = rule.selectorText.replaceAll(pseudo, `[data-forced='${name}']`);
    group.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
  }
}
