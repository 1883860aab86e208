import { createContext, useContext, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { IconDrawing } from '../../controls/buttons/icon.js';
import styles from './toolbar.module.css';

/** The tool that the tab key reaches. */
export const CurrentTool = createContext({ current: '', setCurrent: (_name: string): void => undefined });

/** Makes a tool the only one that the tab key reaches, after it had the focus. */
export function useToolStop(name: string) {
  const { current, setCurrent } = useContext(CurrentTool);
  return { 'data-tool': name, tabIndex: current === name ? 0 : -1, onFocus: () => setCurrent(name) };
}

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'className' | 'children'> {
  readonly name: string;
  readonly label: string;
  /** A file of `client/art/icons/lucide`. */
  readonly svg: string;
  /** Whether the icon shows where a line begins. */
  readonly isDirected?: boolean;
  readonly className?: string | false;
}

/** A tool with only an icon. */
export function ToolButton({ name, label, svg, isDirected = false, className, ...button }: ToolButtonProps) {
  const stop = useToolStop(name);
  return (
    <button type="button" aria-label={label} title={label} {...button} {...stop} className={clsx(styles.tool, className)}>
      <IconDrawing svg={svg} isDirected={isDirected} />
    </button>
  );
}
