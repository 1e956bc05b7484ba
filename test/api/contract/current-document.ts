import { documentOfTable } from '../../support/route-table';
import type { OpenApiDocument } from '../../support/open-api';

/** The file of the contract that was published to clients. */
export const contractFile = 'docs/integrators/openapi.v1.json';

/** The description of the API as this source has it, without a server: a demonstration's, which has every call. */
export const currentDocument = (): OpenApiDocument =>
  withoutExamples(JSON.parse(JSON.stringify(documentOfTable()))) as OpenApiDocument;

/** Examples promise nothing, and change with the day on which they were recorded. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === 'example' || key === 'examples' ? [] : [[key, withoutExamples(item)]],
    ),
  );
}
