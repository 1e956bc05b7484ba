import { readFileSync } from 'node:fs';

/** A content type as the Content Management API has it (`config/contentful-model.json`). */
export interface ContentType {
  readonly sys: { readonly id: string };
  readonly displayField: string;
  readonly fields: readonly ModelField[];
}

export interface ModelField extends FieldShape {
  readonly id: string;
  readonly required: boolean;
  readonly items?: FieldShape;
}

interface FieldShape {
  readonly type: string;
  readonly linkType?: 'Asset' | 'Entry';
  readonly validations?: readonly { readonly linkContentType?: readonly string[]; readonly in?: readonly string[] }[];
}

export const readModel = (): readonly ContentType[] =>
  (
    JSON.parse(readFileSync('config/contentful-model.json', 'utf8')) as {
      readonly contentTypes: readonly ContentType[];
    }
  ).contentTypes;

/** The one type that a link may lead to. */
export const linkedType = ({ validations = [] }: FieldShape): string | undefined =>
  validations.flatMap(({ linkContentType = [] }) => linkContentType)[0];
