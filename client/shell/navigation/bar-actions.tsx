import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './bar-actions.module.css';

const PlaceContext = createContext<{ place: HTMLElement | null; setPlace: (place: HTMLElement | null) => void } | null>(null);

/** Lets a screen add controls to the navigation bar above it. */
export function BarActionsProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ place, setPlace }), [place]);
  return <PlaceContext value={value}>{children}</PlaceContext>;
}

/** The place of these controls. */
export function BarActionsPlace() {
  return <div ref={useContext(PlaceContext)?.setPlace} className={styles.place} data-bar-actions="" />;
}

/** Shows its children in the navigation bar. They belong to the screen that renders them, and disappear with it. */
export function BarActions({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext)?.place;
  return place ? createPortal(children, place) : null;
}
