import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Reason } from './use-act.js';

/** The fields of a form that a refusal can name, each as the server calls it or with that name. */
type Fields<Form extends FieldValues> = readonly (Path<Form> | readonly [Path<Form>, string])[];

/** Shows at the fields of a form why the server has refused them. The last one that it names gets the focus. The usual reason stays if it names none. */
export function atFields<Form extends FieldValues>({ setError }: Pick<UseFormReturn<Form>, 'setError'>, fields: Fields<Form>): Reason {
  return (failure, usual) => {
    const refusals = failure.kind === 'refused' ? failure.fields : {};
    const named = fields
      .map((field) => (typeof field === 'string' ? ([field, field] as const) : field))
      .filter(([, name]) => name in refusals);
    for (const [field, name] of named) setError(field, { message: refusals[name] }, { shouldFocus: true });
    return named.length > 0 ? undefined : usual;
  };
}
