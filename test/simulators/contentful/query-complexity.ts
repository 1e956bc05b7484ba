import { type FieldNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql';

/** Contentful's GraphQL API refuses a query above these limits of size and complexity. */
export const maxComplexity = 11_000;
export const maxBytes = 8_192;
/** A rich text's `links` block alone. */
const linksCost = 1_000;
const defaultLimit = 100;

/** How many entries a query may bring, as Contentful counts: limits multiply through nested collections. */
export function complexityOf(text: string, variables: Readonly<Record<string, unknown>>): number {
  const document = parse(text);
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return document.definitions.reduce(
    (sum, one) =>
      one.kind === Kind.OPERATION_DEFINITION ? sum + costOf(one.selectionSet, 1, { fragments, variables }) : sum,
    0,
  );
}

interface ComplexityContext {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

function costOf({ selections }: SelectionSetNode, times: number, counting: ComplexityContext): number {
  return selections.reduce((sum, one) => {
    if (one.kind === Kind.FRAGMENT_SPREAD)
      return (
        sum +
        costOf(
          counting.fragments.get(one.name.value)?.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] },
          times,
          counting,
        )
      );
    if (one.kind === Kind.INLINE_FRAGMENT) return sum + costOf(one.selectionSet, times, counting);
    return sum + costOfField(one, times, counting);
  }, 0);
}

function costOfField(field: FieldNode, times: number, counting: ComplexityContext): number {
  if (field.name.value === 'links') return linksCost * times;
  if (!field.selectionSet) return 0;
  const isCollection = field.name.value.endsWith('Collection');
  const inside = isCollection ? times * limitOf(field, counting.variables) : times;
  return (isCollection ? inside : 0) + costOf(field.selectionSet, inside, counting);
}

function limitOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const given = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
  if (given?.kind === Kind.INT) return Number(given.value);
  if (given?.kind === Kind.VARIABLE) return Number(variables[given.name.value] ?? defaultLimit);
  return defaultLimit;
}
