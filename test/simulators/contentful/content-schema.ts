import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import { type ContentType, linkedType, type ModelField } from './content-model';
import { type Fields, isLink, type Link, type StoredAsset } from './stored-entry';

/** Whose eyes a request has, and what went wrong in it so far. */
export interface RequestView {
  fieldsOf(id: string): Fields | undefined;
  assetOf(id: string): (StoredAsset & { readonly url: string }) | undefined;
  all(type: string): readonly string[];
  assets(): readonly string[];
  /** A link that leads to what this request may not see. */
  unresolvable(info: GraphQLResolveInfo, link: Link): void;
}

interface Source {
  readonly id: string;
  readonly fields: Fields;
}

type Field = GraphQLFieldConfig<Source, RequestView>;

const json = new GraphQLScalarType({ name: 'JSON' });
const dateTime = new GraphQLScalarType({ name: 'DateTime' });
const sys = new GraphQLObjectType<Source>({
  name: 'Sys',
  fields: { id: { type: new GraphQLNonNull(GraphQLString), resolve: ({ id }) => id } },
});
const location = new GraphQLObjectType({
  name: 'Location',
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
});
const richText = new GraphQLObjectType({
  name: 'RichText',
  fields: { json: { type: new GraphQLNonNull(json), resolve: (document: unknown) => document } },
});
const seen: GraphQLFieldConfigArgumentMap = { preview: { type: GraphQLBoolean }, locale: { type: GraphQLString } };
const paged: GraphQLFieldConfigArgumentMap = {
  ...seen,
  limit: { type: GraphQLInt, defaultValue: 100 },
  skip: { type: GraphQLInt, defaultValue: 0 },
};
const scalars: Readonly<Record<string, GraphQLOutputType>> = {
  Symbol: GraphQLString,
  Text: GraphQLString,
  Integer: GraphQLInt,
  Number: GraphQLFloat,
  Boolean: GraphQLBoolean,
  Date: dateTime,
  Object: json,
  RichText: richText,
  Location: location,
};

const asset = new GraphQLObjectType<StoredAsset & { readonly url: string }>({
  name: 'Asset',
  fields: {
    sys: {
      type: new GraphQLNonNull(
        new GraphQLObjectType({ name: 'AssetSys', fields: { id: { type: new GraphQLNonNull(GraphQLString) } } }),
      ),
      resolve: ({ id }) => ({ id }),
    },
    url: { type: GraphQLString },
    width: { type: GraphQLInt },
    height: { type: GraphQLInt },
    title: { type: GraphQLString },
    description: { type: GraphQLString },
    contentType: { type: GraphQLString },
  },
});

/** The schema that Contentful's GraphQL API makes of a content model. */
export function schemaOf(model: readonly ContentType[]): GraphQLSchema {
  const types = new Map<string, GraphQLObjectType>();
  for (const type of model) {
    types.set(
      type.sys.id,
      new GraphQLObjectType({
        name: nameOf(type.sys.id),
        fields: () =>
          Object.fromEntries([
            ['sys', { type: new GraphQLNonNull(sys), resolve: (source: Source) => source }],
            ...type.fields.map((field) => fieldOf(type, field, types)),
          ]),
      }),
    );
  }
  const roots = model.flatMap((type) => {
    const own = types.get(type.sys.id);
    return own ? [[`${type.sys.id}Collection`, rootOf(type.sys.id, own)] as const] : [];
  });
  return new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: { ...Object.fromEntries(roots), assetCollection: assetRoot() },
    }),
  });
}

const nameOf = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

const orderOf = (type: string) =>
  new GraphQLList(
    new GraphQLEnumType({
      name: `${nameOf(type)}Order`,
      values: { sys_id_ASC: {}, sys_id_DESC: {}, sys_publishedAt_DESC: {} },
    }),
  );

const collectionOf = (name: string, item: GraphQLOutputType) =>
  new GraphQLObjectType({
    name: `${name}Collection`,
    fields: {
      total: { type: new GraphQLNonNull(GraphQLInt) },
      skip: { type: new GraphQLNonNull(GraphQLInt) },
      limit: { type: new GraphQLNonNull(GraphQLInt) },
      items: { type: new GraphQLNonNull(new GraphQLList(item)) },
    },
  });

interface PageOptions {
  readonly limit: number;
  readonly skip: number;
}

const pageOf = <Item>(all: readonly Item[], { limit, skip }: PageOptions) => ({
  total: all.length,
  limit,
  skip,
  items: all.slice(skip, skip + limit),
});

function rootOf(type: string, own: GraphQLObjectType): GraphQLFieldConfig<unknown, RequestView, PageOptions> {
  return {
    type: collectionOf(nameOf(type), own),
    args: { ...paged, order: { type: orderOf(type) } },
    resolve: (_source, args, view) =>
      pageOf(
        view.all(type).map((id) => ({ id, fields: view.fieldsOf(id) })),
        args,
      ),
  };
}

const assetRoot = (): GraphQLFieldConfig<unknown, RequestView, PageOptions> => ({
  type: collectionOf('Asset', asset),
  args: { ...paged, order: { type: orderOf('asset') } },
  resolve: (_source, args, view) =>
    pageOf(
      view.assets().map((id) => view.assetOf(id)),
      args,
    ),
});

function fieldOf(
  type: ContentType,
  field: ModelField,
  types: ReadonlyMap<string, GraphQLObjectType>,
): readonly [string, Field] {
  const valueOf = ({ fields }: Source) => fields[field.id] ?? null;
  if (field.type === 'Link')
    return [
      field.id,
      {
        type: targetOf(field, types),
        args: seen,
        resolve: (source, _args, view, info) => follow(valueOf(source), view, info),
      },
    ];
  if (field.type !== 'Array' || !field.items)
    return [field.id, { type: scalars[field.type] ?? json, resolve: valueOf }];
  if (field.items.type !== 'Link') return [field.id, { type: new GraphQLList(GraphQLString), resolve: valueOf }];
  const list = collectionOf(`${nameOf(type.sys.id)}${nameOf(field.id)}`, targetOf(field.items, types));
  return [
    `${field.id}Collection`,
    {
      type: list,
      args: paged,
      resolve: (source, args, view, info) => {
        const page = pageOf((valueOf(source) ?? []) as readonly unknown[], args as unknown as PageOptions);
        return { ...page, items: page.items.map((link) => follow(link, view, info)) };
      },
    },
  ];
}

function targetOf(
  shape: Parameters<typeof linkedType>[0],
  types: ReadonlyMap<string, GraphQLObjectType>,
): GraphQLObjectType {
  const target = shape.linkType === 'Asset' ? asset : types.get(linkedType(shape) ?? '');
  if (!target) throw new Error(`a link to ${linkedType(shape) ?? 'nothing'}`);
  return target;
}

/** A link to a draft comes out as null, with an error beside the data. */
function follow(value: unknown, view: RequestView, info: GraphQLResolveInfo): unknown {
  if (!isLink(value)) return null;
  if (value.linkTo === 'Asset') return view.assetOf(value.id) ?? missing(value, view, info);
  const fields = view.fieldsOf(value.id);
  return fields ? { id: value.id, fields } : missing(value, view, info);
}

function missing(link: Link, view: RequestView, info: GraphQLResolveInfo): null {
  view.unresolvable(info, link);
  return null;
}
