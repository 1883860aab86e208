import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconDrawing } from '../../controls/buttons/icon.js';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The source of its icon. */
  readonly svg: string;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs in one row, which scrolls where it is too narrow. Arrow keys, Home and End choose a tab. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // A button that is gone has brought the user here.
    if (document.activeElement === document.body) tab?.focus({ preventScroll: true });
  }, []);
  function choose(chosen: Tab<Value> | undefined) {
    if (!chosen) return;
    onChange(chosen.value);
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab='${chosen.value}']`);
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = placeAfter(event, at, tabs.length);
    if (to === null) return;
    event.preventDefault();
    choose(tabs[to]);
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={press} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab)}
          >
            <IconDrawing svg={tab.svg} className={styles.icon} />
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

function placeAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number | null {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (at + (key === forward ? 1 : count - 1)) % count;
}
