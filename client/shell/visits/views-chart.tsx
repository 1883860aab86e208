import styles from './views-chart.module.css';

const BAR = 8;
const GAP = 2;
const HEIGHT = 40;

interface ViewsChartProps {
  /** One number for each day, the earliest first. */
  readonly views: readonly number[];
  /** What it says, in words. Without it, the words are beside it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Bars of the views of each day. A day without any has a line. */
export function ViewsChart({ views, label, className }: ViewsChartProps) {
  const most = Math.max(1, ...views);
  const width = views.length * (BAR + GAP) - GAP;
  const labelled = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={className} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" {...labelled}>
      {views.map((count, at) => {
        const height = count === 0 ? 1 : Math.max(2, (count / most) * HEIGHT);
        // The days have no other identity than their places.
        return <rect key={at} className={styles.bar} x={at * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height} />;
      })}
    </svg>
  );
}
