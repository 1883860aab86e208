import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

export type Root = 'Query' | 'Mutation';
type Field = GraphQLField<unknown, unknown>;
/** One id for every place, or one for each. */
type Ids = string | ((place: string) => string);

const scalars: Readonly<Record<string, unknown>> = {
  // Some texts name a typeface, and this is one.
  String: 'eczar',
  Int: 0,
  Float: 0.5,
  Boolean: true,
  Upload: new Blob(['anything']),
};

/**
 * A valid operation with one field of a root type and invented arguments. `id` is each of its ids, or chooses one for each place, such as
 * `Mutation.publish.input.pageId`.
 */
export function anyOperation(
  root: Root,
  field: Field,
  id: Ids = '1',
  selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }',
) {
  const definitions = field.args.map(({ name, type }) => `$${name}: ${String(type)}`);
  const uses = field.args.map(({ name }) => `${name}: $${name}`);
  const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const valueOf = ({ name, type }: Field['args'][number]) => anyValue(type, `${root}.${field.name}.${name}`, id);
  return {
    query: `${root.toLowerCase()} ${inBrackets(definitions)} { ${field.name}${inBrackets(uses)}${selection} }`,
    variables: Object.fromEntries(field.args.map((argument) => [argument.name, valueOf(argument)])),
  };
}

/** Whether a field of a root type is for operators only. A test of administration tries all of those. */
export function isAdministrative({ name }: Pick<Field, 'name'>): boolean {
  return /^admin(?=$|[A-Z])/.test(name);
}

/** The places of ids in the arguments of a field of a root type. */
export function idPlaces(root: Root, field: Field): string[] {
  return field.args.flatMap(({ name, type }) => idsIn(`${root}.${field.name}.${name}`, type));
}

function idsIn(place: string, type: GraphQLInputType): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return fieldsOf(named).flatMap((field) => idsIn(`${place}.${field.name}`, field.type));
  return named.name === 'ID' ? [place] : [];
}

/** Everything that an operation can read, down to so many levels, without what needs arguments, and without the designs, drafts, links to drafts and scheduled publications of a list of pages. */
export function wholeSelection(type: GraphQLOutputType, levels = 4): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const isInList = isListType(getNullableType(type));
  const fields = isObjectType(named) && levels > 0 ? Object.values(named.getFields()) : [];
  const parts = fields.flatMap((field) => {
    if (field.args.length > 0 || (isInList && ['design', 'draft', 'draftLink', 'scheduledPublication'].includes(field.name))) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return levels > 1 ? [field.name + wholeSelection(field.type, levels - 1)] : [];
  });
  return ` { __typename ${parts.join(' ')} }`;
}

/** Only with a password, a lock is looked up. A heading has none. */
function choiceAt(type: GraphQLEnumType, place: string, id: Ids): string | undefined {
  if (typeof id !== 'string' && /(?<!heading)\.(visibility\.who|(changePageAccess|changePageVisibility)\.access)$/.test(place))
    return 'password';
  return type.getValues()[0]?.name;
}

function anyValue(type: GraphQLInputType, place: string, id: Ids): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType, place, id);
  if (isListType(type)) return listOf(type.ofType, place, id);
  if (isEnumType(type)) return choiceAt(type, place, id);
  if (!isInputObjectType(type)) return leafAt(type.name, place, id);
  const fields = fieldsOf(type);
  const withId = typeof id === 'string' ? undefined : fields.find((field) => idsIn(place, field.type).length > 0);
  const chosen = type.isOneOf ? [withId ?? fields[0]!] : fields;
  return Object.fromEntries(chosen.map((field) => [field.name, anyValue(field.type, `${place}.${field.name}`, id)]));
}

/** What the tiles of some kinds accept, and times. */
const TILE_TEXTS: Readonly<Record<string, string>> = {
  address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  telephone: '+49 30 123456',
  mail: 'ada@example.org',
  from: '2027-03-03T18:00:00Z',
  until: '2027-04-12T00:00:00Z',
  timeZone: 'Europe/Paris',
  network: 'mastodon',
};

function leafAt(type: string, place: string, id: Ids): unknown {
  if (type === 'ID') return idFor(place, id);
  if (place.endsWith('.hex')) return '#1d4fa0';
  if (/\.(dryRun|withPrograms)$/.test(place)) return false;
  if (place.endsWith('.input.theme')) return 'azulejo';
  if (place.endsWith('.publishesAt')) return new Date(Date.now() + 86_400_000).toISOString();
  const text = /\.(?:tiles|period|networkLinks)\./.test(place) ? TILE_TEXTS[place.slice(place.lastIndexOf('.') + 1)] : undefined;
  return text ?? scalars[type];
}

/** One item, or one of each form that has an id. */
function listOf(type: GraphQLInputType, place: string, id: Ids): unknown[] {
  const item = getNamedType(type);
  const forms = isInputObjectType(item) && item.isOneOf && typeof id !== 'string' ? fieldsOf(item) : [];
  const withIds = forms.filter((field) => idsIn(place, field.type).length > 0);
  if (withIds.length === 0) return [anyValue(type, place, id)];
  return withIds.map((field) => ({ [field.name]: anyValue(field.type, `${place}.${field.name}`, id) }));
}

function idFor(place: string, id: Ids): string {
  return typeof id === 'string' ? id : id(place);
}

function fieldsOf(type: { getFields(): Readonly<Record<string, GraphQLInputField>> }): GraphQLInputField[] {
  return Object.values(type.getFields());
}
