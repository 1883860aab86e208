import type { CSSProperties } from 'react';
import { clsx } from 'clsx';
import tokens from '../controls/tokens.css?raw';
import { Icon, IconDrawing } from '../controls/buttons/icon.js';
import { LongDate } from '../controls/long-date.js';
import { Prose } from '../controls/prose.js';
import { Quad } from '../controls/buttons/quad.js';
import { Logo } from '../shell/navigation/logo.js';
import { Row, Section, Specimen } from './section.js';
import styles from './styleguide.module.css';

/** The custom properties whose name or value fits, each with its value. */
function tokensLike(pattern: RegExp): (readonly [name: string, value: string])[] {
  const found = [...tokens.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value] as const);
  const unique = new Map(found.reverse());
  return [...unique].reverse().filter(([name, value]) => pattern.test(`${name}: ${value}`));
}

const property = (name: string, value: string) => ({ [name]: value }) as CSSProperties;
const plainName = (name: string) => name.replace('--', '');

const drawings = import.meta.glob<string>('../art/icons/lucide/*.svg', { query: '?raw', import: 'default', eager: true });
const brands = import.meta.glob<string>('../art/icons/simple-icons/*.svg', { query: '?raw', import: 'default', eager: true });
const nameOf = (path: string) => path.replace(/^.*\/|\.svg$/g, '');

export function Colours() {
  return (
    <Section name="Colours">
      <div className={styles.swatches}>
        {tokensLike(/: (light-dark\()?(#|rgb)/).map(([name, value]) => (
          <div key={name}>
            <div className={styles.swatch} style={property('--color', `var(${name})`)} />
            <p className={styles.facts}>
              <strong>{plainName(name)}</strong>
              <span>{value.replace(/^light-dark\((.*)\)$/, '$1')}</span>
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Type() {
  return (
    <Section name="Type">
      <p className={clsx(styles.hero)} style={{ fontFamily: 'var(--font-display)' }}>
        Set in stone, easy to move
      </p>
      <h1>A heading of the first level</h1>
      <h2>A heading of the second</h2>
      <h3>A heading of the third</h3>
      <p className={styles.leadText}>A lead. A tile opens right where it is, with room for steps and pictures.</p>
      <p>
        Body text, with <a href="#type">a link in it</a>, <strong>what matters</strong> and a day: <LongDate day="2026-03-14" />.
      </p>
      <p className={styles.label}>A label</p>
      <p className={styles.small}>Small text, for hints and dates</p>
      <Prose
        language="en-GB"
        html="<p>Prose is what people came to read. It has <a href='#type'>links</a>, <em>stress</em> and lists:</p><ol><li>Weigh the flour.</li><li>Wait for the dough.</li></ol><blockquote><p>A recipe is a promise.</p></blockquote>"
      />
      <div dir="rtl" lang="ar">
        <h3>كل ما تعرفه، مرصوفًا في صفحة واحدة.</h3>
        <p>وصفات ومسارات ودروس وقواعد البيت.</p>
      </div>
    </Section>
  );
}

export function Marks() {
  return (
    <Section name="Logo and marks">
      <Row>
        <Specimen state="Logo">
          <Logo siteName="Tessera" />
        </Specimen>
        <Specimen state="On slate and night">
          <div className={styles.night}>
            <Logo siteName="Tessera" onNight />
          </div>
        </Specimen>
        {(['done', 'failed', 'gold', 'grey'] as const).map((tone) => (
          <Specimen key={tone} state={`Quad, ${tone}`}>
            <div className={styles.quads}>
              <Quad tone={tone} />
            </div>
          </Specimen>
        ))}
        <Specimen state="Quads on a notification">
          <div className={styles.inverse}>
            {(['done', 'failed', 'gold', 'grey'] as const).map((tone) => (
              <Quad key={tone} tone={tone} onInverse />
            ))}
          </div>
        </Specimen>
      </Row>
    </Section>
  );
}

export function Icons() {
  return (
    <Section name="Icons">
      <ul className={styles.icons}>
        {Object.entries(drawings).map(([path, svg]) => (
          <li key={path}>
            <IconDrawing svg={svg} />
            {nameOf(path)}
          </li>
        ))}
        {Object.entries(brands).map(([path, svg]) => (
          <li key={path}>
            <svg viewBox="0 0 24 24" className={styles.brand} aria-hidden="true">
              <path d={/ d="([^"]+)"/.exec(svg)?.[1]} />
            </svg>
            {nameOf(path)}
          </li>
        ))}
      </ul>
      <Row>
        <Specimen state="Left to right">
          <Directions />
        </Specimen>
        <Specimen state="Right to left: what points along the line is mirrored" dir="rtl">
          <Directions />
        </Specimen>
      </Row>
    </Section>
  );
}

function Directions() {
  return (
    <Row>
      <Icon name="arrow-up-right" />
      <Icon name="chevron-right" />
      <Icon name="list" />
      <Icon name="log-out" />
      <Icon name="copy" />
    </Row>
  );
}

export function Shape() {
  return (
    <Section name="Space, shape, depth">
      <Row>
        {tokensLike(/^--space-/).map(([name, value]) => (
          <Specimen key={name} state={plainName(name)}>
            <span className={styles.step} style={{ width: value }} />
          </Specimen>
        ))}
      </Row>
      <Row>
        {tokensLike(/^--cut-/).map(([name]) => (
          <Specimen key={name} state={plainName(name)}>
            <div className={clsx(styles.shape, styles.outlined)} style={{ borderRadius: `var(${name})` }} />
          </Specimen>
        ))}
        {tokensLike(/^--quad/).map(([name]) => (
          <Specimen key={name} state={plainName(name)}>
            <div className={clsx(styles.shape, styles.filled)} style={{ clipPath: `var(${name})` }} />
          </Specimen>
        ))}
        {tokensLike(/^--shadow-/).map(([name]) => (
          <Specimen key={name} state={plainName(name)}>
            <div className={styles.shape} style={{ boxShadow: `var(${name})` }} />
          </Specimen>
        ))}
      </Row>
    </Section>
  );
}
