import { clsx } from 'clsx';
import { FilterLinks } from './filter-links.js';
import { SearchField } from './search-field.js';
import styles from './list-choice.module.css';

interface Choices<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly present: Value;
  readonly onChoose: (value: Value) => void;
}

interface ListChoiceProps<Filter extends string, Order extends string> {
  readonly search: { readonly label: string; readonly text: string; readonly onSearch: (text: string) => void };
  readonly filter: Choices<Filter> & { readonly hrefOf: (filter: Filter) => string };
  readonly order: Choices<Order>;
  /** Whether wide windows have another place for the order, such as the heads of a table. */
  readonly isSortedByHeads?: boolean;
}

/** What a list of the administration shows: found by a search, filtered, and sorted. Filters are links in a row, and a select where there is no room. */
export function ListChoice<Filter extends string, Order extends string>({
  search,
  filter,
  order,
  isSortedByHeads = false,
}: ListChoiceProps<Filter, Order>) {
  const filters = Object.entries<string>(filter.names) as [Filter, string][];
  return (
    <div role="search" className={styles.choice}>
      <SearchField label={search.label} value={search.text} onSearch={search.onSearch} />
      <div className={styles.filters}>
        <FilterLinks
          label={filter.label}
          filters={filters.map(([value, name]) => ({ name, href: filter.hrefOf(value), isCurrent: value === filter.present }))}
        />
      </div>
      <div className={clsx(styles.selects, isSortedByHeads && styles.onlyNarrow)}>
        <ChoiceSelect {...filter} className={styles.filterSelect} />
        <ChoiceSelect {...order} />
      </div>
    </div>
  );
}

function ChoiceSelect<Value extends string>({
  label,
  names,
  present,
  onChoose,
  className,
}: Choices<Value> & { readonly className?: string | undefined }) {
  return (
    <select
      aria-label={label}
      value={present}
      className={clsx(styles.select, className)}
      onChange={({ target }) => onChoose(target.value as Value)}
    >
      {Object.entries<string>(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
