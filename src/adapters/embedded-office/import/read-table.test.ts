import { readTable } from './read-table';
import { cabinsTable, faresTable, sailingsTable } from './table-schemas';

const bytes = (text: string) => new TextEncoder().encode(text);
const refusalsOf = (text: string) =>
  readTable(bytes(text), sailingsTable).refusals.map(({ where, reason }) => `${where} ${reason}`);

describe('a table of an import', () => {
  it('F1 is CSV as RFC 4180 has it: quotation marks, CRLF, a byte order mark, empty lines and blanks around values', () => {
    const text =
      '\ufeffsailing,"voyage", start\r\n\r\n"AS1-FJO-280412-007",FJO , 2028-04-12\r\nAS1-I280419-007,FJO,2028-04-19\r\n';
    const { rows, refusals } = readTable(bytes(text), sailingsTable);
    expect(refusals).toEqual([]);
    expect(rows.map(({ values }) => values)).toEqual([
      { sailing: 'AS1-FJO-280412-007', voyage: 'FJO', start: '2028-04-12' },
      { sailing: 'AS1-I280419-007', voyage: 'FJO', start: '2028-04-19' },
    ]);
    expect(rows[1]?.at('start')).toBe('sailings.csv:4:3');
  });

  it('F1 names file, line and column of everything that is wrong, and goes on with the other rows', () => {
    expect(
      refusalsOf(
        'sailing,voyage,start\nAS1-FJO-280412-007,fjo,2028-02-30\nAS1,FJO,2028-04-12\nAS1-FJO-280412-007,FJO\n',
      ),
    ).toEqual([
      expect.stringMatching(/^sailings\.csv:2:2 "voyage" /),
      'sailings.csv:2:3 "start" must be a day of the calendar, such as 2028-04-12',
      'sailings.csv:3:1 "sailing" must be a sailing’s number such as AS1-FJO-280412-007',
      'sailings.csv:4 has 2 values, not 3',
    ]);
  });

  it('F1 refuses a column that is missing, unknown or there twice, a row that is there twice, and what is no text', () => {
    expect(refusalsOf('sailing,voyage,begin\n')).toEqual([
      'sailings.csv:1:3 there is no column “begin”; there are sailing, voyage, start',
      'sailings.csv:1:4 the column start is missing',
    ]);
    expect(refusalsOf('sailing,voyage,start,start\n')).toEqual(['sailings.csv:1:4 the column start stands twice']);
    expect(refusalsOf('')).toEqual(['sailings.csv:1 has no line that names its columns']);
    expect(refusalsOf('sailing,voyage,start\n"AS1,FJO,2028-04-12\n')[0]).toMatch(/^sailings\.csv:\d+ is no CSV: /);
    const row = 'AS1-FJO-280412-007,FJO,2028-04-12\n';
    expect(refusalsOf(`sailing,voyage,start\n${row}${row}`)).toEqual([
      'sailings.csv:3:1 AS1-FJO-280412-007 stands in line 2 already',
    ]);
    expect(readTable(Uint8Array.of(0xff, 0xfe), cabinsTable).refusals).toEqual([
      { where: 'cabins.csv:1', reason: 'is not encoded in UTF-8' },
    ]);
  });

  it('F1 takes an empty cell for an absent value, and no amount that is not one', () => {
    const head = 'sailing,suite,fare,currency,port_charges\n';
    const read = (row: string) => readTable(bytes(head + row), faresTable);
    expect(read('AS1-FJO-280412-007,SV,9400.50,EUR,\n').rows[0]?.values).toEqual({
      sailing: 'AS1-FJO-280412-007',
      suite: 'SV',
      fare: '9400.50',
      currency: 'EUR',
    });
    for (const fare of ['-1', '1,000', '1e3', '=1+1', '9400 EUR'])
      expect([fare, read(`AS1-FJO-280412-007,SV,"${fare}",EUR,\n`).refusals[0]?.where]).toEqual([
        fare,
        'fares.csv:2:3',
      ]);
  });
});
