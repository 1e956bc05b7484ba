import { readFileSync } from 'node:fs';
import { loadForms } from '../../embedded-content/load-forms';
import { loadLine } from '../../embedded-content/load-line';
import { readTable } from './read-table';
import { type TableSchema, tableSchemas } from './table-schemas';

interface ColumnDescription {
  readonly type: string;
  readonly flags?: { readonly presence?: string; readonly description?: string; readonly unit?: string };
  readonly examples?: readonly unknown[];
  readonly metas?: readonly { readonly kind?: string }[];
}

/** The rows of a table's description, as the document has them. */
const describeColumns = ({ schema }: TableSchema<never>): readonly string[] =>
  Object.entries(schema.describe().keys as Readonly<Record<string, ColumnDescription>>).map(
    ([name, { type, flags = {}, examples = [], metas = [] }]) =>
      `| \`${name}\` | ${metas[0]?.kind ?? (type === 'number' ? 'whole number' : 'text')}${flags.unit === undefined ? '' : ` (${flags.unit})`} | ${flags.presence === 'required' ? 'yes' : 'no'} | ${flags.description ?? ''} | \`${String(examples[0])}\` |`,
  );

const document = readFileSync('docs/operations/import.md', 'utf8');
const example = 'docs/operations/example-line';

describe('the document of the import', () => {
  it.each(tableSchemas.map((table) => [table.file, table as TableSchema<never>] as const))(
    'F1 describes every column of %s as the schema does',
    (file, table) => {
      const [, section = ''] = document.split(`### \`${file}\``);
      const rows = section
        .split(/\n##/)[0]
        ?.split('\n')
        .filter((line) => line.startsWith('| `'));
      expect(rows).toEqual(describeColumns(table));
    },
  );

  it('F1 shows the example line, whose files are all that a line needs', () => {
    expect(() => loadLine(example)).not.toThrow();
    expect(() => loadForms(example, 'US')).not.toThrow();
    for (const table of tableSchemas) {
      const text = readFileSync(`${example}/${table.file}`);
      expect(readTable(text, table as TableSchema<never>).refusals).toEqual([]);
      expect(document).toContain(`\`\`\`csv\n${text.toString()}\`\`\``);
    }
  });
});
