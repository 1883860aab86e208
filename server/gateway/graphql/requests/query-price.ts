import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { PageLimits } from '../../../pages/page-limits.js';
import { documentRefusal } from './document-refusals.js';

/** The maximum price of one operation. The unit is the time to resolve a field: some 3 µs of the main thread. */
export const MOST_EXPENSIVE = 40_000;

// The approximate maximum length of these lists. Other lists of values, such as texts, count as one field.
const lengths: Readonly<Record<string, number>> = {
  'PageDesign.tiles': 100,
  'PageDesign.networkLinks': 50,
  'Query.pageVersions': 50,
  'PageLook.tiles': 8,
  'AdminReportList.reports': 25,
  'AdminReportList.pages': 25,
  'AdminReportFacts.others': 100,
  'AdminReportFacts.links': 400,
  'AdminReportFacts.reportedLinks': 400,
  'AdminReportFacts.tiles': 100,
  'AdminReportFacts.reportedTiles': 100,
  'AdminReportFacts.versions': 50,
  'ImportedPage.leftOut': 100,
  'Query.ownLooks': 24,
  'Query.uploadedPictures': 400,
  'Query.webhooks': 10,
  'Query.webhookDeliveries': 50,
  'OwnLook.styles': 12,
  'Query.themes': 24,
  'Theme.styles': 9,
  'Query.pageViews': 20,
  'PageViews.views': 731,
  'PageCounts.views': 731,
  'PageCounts.referrers': 100,
  'PageCounts.tiles': 100,
  'PageCounts.links': 100,
  // Of all types of the schema on average.
  '__Type.inputFields': 1,
  '__Type.enumValues': 2,
  '__Type.interfaces': 0.2,
  '__Type.possibleTypes': 0.2,
  '__Field.args': 1,
  // Tools request nine levels of types within types. Half of them are null at each level.
  '__Type.ofType': 0.5,
};
const usualLength = 10;
const introspectionLength = 4;
const introspectionPrice = 0.7;
/** One type by its name may be the mutations: so many times as many fields, arguments and fields of their input types as a usual type. */
const LARGEST_TYPE = 90;

/**
 * The price of a list counts at most this many pages. Otherwise, the queries of clients would become too expensive when an operator allows
 * more pages.
 */
const mostListedPages = 500;

// The price in addition to the field itself. A page comes from the database with its whole design, of up to 1 MB. One operation may request
// fewer than two such designs, so that aliases cannot multiply the memory of a response. Pages of a list come without their designs.
const pricesByType: Readonly<Record<string, number>> = { MyPage: 4_000, PageVersion: 4_000 };
const pricesByField: Readonly<Record<string, number>> = {
  'PageDraft.design': 4_000,
  'PageImport.found': 4_000,
  'Query.adminReport': 8_000,
};
const pageListPrice = 100;
const htmlPrice = 200;

/** Refuses an operation that requests so many whole pages at once that it would delay other requests. */
export function limitPrice(limits: Pick<PageLimits, 'maxPagesPerAccount'>): ValidationRule {
  return (context) => {
    const prices = new Prices(context, Math.min(limits.maxPagesPerAccount, mostListedPages));
    return {
      OperationDefinition(node) {
        const root = context.getSchema().getRootType(node.operation);
        const price = root ? Math.ceil(prices.ofSelections(node.selectionSet, root)) : 0;
        if (price <= MOST_EXPENSIVE) return;
        const sentence = `This operation asks for too much at once: it costs ${price}, and ${MOST_EXPENSIVE} is the most. Send its parts one by one.`;
        context.reportError(documentRefusal('QUERY_TOO_EXPENSIVE', sentence, node));
      },
    };
  };
}

/** Computes the maximum price of parts of a document. */
class Prices {
  private readonly ofFragments = new Map<string, number>();

  constructor(
    private readonly context: ValidationContext,
    private readonly listedPages: number,
  ) {}

  /** A value has one type: of what is asked of each type that it may have, only the most expensive counts. */
  ofSelections({ selections }: SelectionSetNode, parent: GraphQLNamedType): number {
    const ofTypes = new Map<string, number>();
    let ofAll = 0;
    for (const selection of selections) {
      const price = this.ofSelection(selection, parent);
      const type = this.onlyTypeOf(selection, parent);
      if (type === undefined) ofAll += price;
      else ofTypes.set(type, (ofTypes.get(type) ?? 0) + price);
    }
    return ofAll + Math.max(0, ...ofTypes.values());
  }

  /** The type that a value must have so that this is asked. Undefined if it is asked of all. */
  private onlyTypeOf(selection: SelectionNode, parent: GraphQLNamedType): string | undefined {
    if (selection.kind === Kind.FIELD || isObjectType(parent)) return undefined;
    const { typeCondition } = selection.kind === Kind.INLINE_FRAGMENT ? selection : (this.context.getFragment(selection.name.value) ?? {});
    return isObjectType(this.typeNamed(typeCondition?.name.value)) ? typeCondition?.name.value : undefined;
  }

  private ofSelection(selection: SelectionNode, parent: GraphQLNamedType): number {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, parent);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value);
    return this.ofSelections(selection.selectionSet, this.typeNamed(selection.typeCondition?.name.value) ?? parent);
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType): number {
    const field = this.fieldOf(parent, node.name.value);
    if (!field) return 1;
    const type = getNamedType(field.type);
    const own = (isIntrospectionType(parent) ? introspectionPrice : 1) + extraPrice(parent, field);
    if (!node.selectionSet || !isCompositeType(type)) return own * (lengths[`${parent.name}.${field.name}`] ?? 1);
    return own + this.lengthOf(parent, field) * this.ofSelections(node.selectionSet, type);
  }

  private lengthOf(parent: GraphQLNamedType, field: GraphQLField<unknown, unknown>): number {
    const [name, type] = [`${parent.name}.${field.name}`, getNamedType(field.type)];
    if (field === TypeMetaFieldDef) return LARGEST_TYPE;
    if (name === '__Schema.types') return Object.keys(this.context.getSchema().getTypeMap()).length;
    if (!isList(field)) return lengths[name] ?? 1;
    if (type.name === 'MyPage') return this.listedPages;
    return lengths[name] ?? (isIntrospectionType(type) ? introspectionLength : usualLength);
  }

  // Each fragment is visited once, however often it is spread. Another rule refuses a fragment that contains itself.
  private ofFragment(name: string): number {
    const known = this.ofFragments.get(name);
    if (known !== undefined) return known;
    this.ofFragments.set(name, 0);
    const fragment = this.context.getFragment(name);
    const type = this.typeNamed(fragment?.typeCondition.name.value);
    const price = fragment && type ? this.ofSelections(fragment.selectionSet, type) : 0;
    this.ofFragments.set(name, price);
    return price;
  }

  private fieldOf(parent: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
    const schemaField = [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name);
    return schemaField ?? (isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined);
  }

  private typeNamed(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : (this.context.getSchema().getType(name) ?? undefined);
  }
}

function extraPrice(parent: GraphQLNamedType, field: GraphQLField<unknown, unknown>): number {
  const type = getNamedType(field.type).name;
  if (type === 'MyPage' && isList(field)) return pageListPrice;
  return (pricesByType[type] ?? pricesByField[`${parent.name}.${field.name}`] ?? 0) + (isTileHtml(parent, field.name) ? htmlPrice : 0);
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type));
}

/** Whether it is the content of a tile, of whatever kind. */
function isTileHtml(parent: GraphQLNamedType, field: string): boolean {
  if (field !== 'html') return false;
  return parent.name === 'Tile' || (isObjectType(parent) && parent.getInterfaces().some(({ name }) => name === 'Tile'));
}
