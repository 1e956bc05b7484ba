/** SOQL as the site sends it; what it does not know is MALFORMED_QUERY, as at Salesforce. */
export interface SoqlQuery {
  readonly fields: readonly string[];
  readonly isCount: boolean;
  readonly from: string;
  readonly where?: Condition;
  readonly orderBy: readonly {
    readonly field: string;
    readonly isDescending: boolean;
    readonly areNullsLast: boolean;
  }[];
  readonly limit?: number;
  readonly offset: number;
}

export type Literal = string | number | boolean | null | Date;
export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'LIKE' | 'IN' | 'NOT IN';

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | {
      readonly kind: 'compare';
      readonly field: string;
      readonly operator: Operator;
      readonly values: readonly Literal[];
    };

export class MalformedQuery extends Error {}

interface Token {
  readonly kind: 'word' | 'text' | 'sign';
  readonly text: string;
}

const tokenPattern = /\s*(?:'((?:[^'\\]|\\.)*)'|([A-Za-z0-9_.:+-]+)|(!=|<>|<=|>=|[=<>(),]))/y;

function tokensOf(query: string): readonly Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < query.trimEnd().length) {
    const match = tokenPattern.exec(query);
    if (!match) throw new MalformedQuery(`unexpected token at ${tokens.length}`);
    const [, quoted, word, sign] = match;
    if (quoted !== undefined) tokens.push({ kind: 'text', text: unescape(quoted) });
    else tokens.push(word === undefined ? { kind: 'sign', text: sign ?? '' } : { kind: 'word', text: word });
  }
  return tokens;
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  "'": "'",
  '"': '"',
  '\\': '\\',
  _: '\\_',
  '%': '\\%',
};

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/g, (_all, character: string) => {
    const meant = escapes[character];
    if (meant === undefined) throw new MalformedQuery(`illegal string escape \\${character}`);
    return meant;
  });
}

export const parseSoql = (query: string): SoqlQuery => new Parser(tokensOf(query)).parse();

class Parser {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): SoqlQuery {
    this.word('SELECT');
    const fields = this.list(() => this.name());
    const isCount = fields.length === 1 && /^count$/i.test(fields[0] ?? '') && this.isSign('(');
    if (isCount) {
      this.sign('(');
      this.sign(')');
    }
    this.word('FROM');
    const from = this.name();
    const where = this.takes('WHERE') ? this.condition() : undefined;
    const orderBy = this.takes('ORDER') ? this.order() : [];
    const limit = this.takes('LIMIT') ? this.number() : undefined;
    const offset = this.takes('OFFSET') ? this.number() : 0;
    if (this.at < this.tokens.length) throw new MalformedQuery(`unexpected token: ${this.tokens[this.at]?.text ?? ''}`);
    return {
      fields: isCount ? [] : fields,
      isCount,
      from,
      orderBy,
      offset,
      ...(where ? { where } : {}),
      ...(limit === undefined ? {} : { limit }),
    };
  }

  /** Salesforce wants parentheses where AND and OR meet. */
  private condition(): Condition {
    const parts = [this.term()];
    const joint = this.isWord('AND') ? 'and' : this.isWord('OR') ? 'or' : undefined;
    if (joint === undefined) return parts[0] ?? { kind: 'and', parts };
    while (this.takes(joint.toUpperCase())) parts.push(this.term());
    if (this.isWord('AND') || this.isWord('OR'))
      throw new MalformedQuery('unexpected token: AND and OR without parentheses');
    return { kind: joint, parts };
  }

  private term(): Condition {
    if (this.takes('NOT')) return { kind: 'not', part: this.term() };
    if (this.isSign('(')) {
      this.sign('(');
      const inner = this.condition();
      this.sign(')');
      return inner;
    }
    return this.comparison();
  }

  private comparison(): Condition {
    const field = this.name();
    const operator = this.operator();
    if (operator !== 'IN' && operator !== 'NOT IN')
      return { kind: 'compare', field, operator, values: [this.literal()] };
    this.sign('(');
    const values = this.list(() => this.literal());
    this.sign(')');
    return { kind: 'compare', field, operator, values };
  }

  private operator(): Operator {
    if (this.takes('LIKE')) return 'LIKE';
    if (this.takes('IN')) return 'IN';
    if (this.takes('NOT')) {
      this.word('IN');
      return 'NOT IN';
    }
    const sign = this.next('sign').replace('<>', '!=');
    if (sign === '=' || sign === '!=' || sign === '<' || sign === '<=' || sign === '>' || sign === '>=') return sign;
    throw new MalformedQuery(`unexpected token: ${sign}`);
  }

  private literal(): Literal {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token?.kind === 'text') return token.text;
    if (token?.kind !== 'word') throw new MalformedQuery(`unexpected token: ${token?.text ?? '<EOF>'}`);
    return literalOfWord(token.text);
  }

  private order(): SoqlQuery['orderBy'] {
    this.word('BY');
    return this.list(() => {
      const field = this.name();
      const isDescending = !this.takes('ASC') && this.takes('DESC');
      if (!this.takes('NULLS')) return { field, isDescending, areNullsLast: false };
      const areNullsLast = this.takes('LAST');
      if (!areNullsLast) this.word('FIRST');
      return { field, isDescending, areNullsLast };
    });
  }

  private list<Item>(item: () => Item): readonly Item[] {
    const items = [item()];
    while (this.isSign(',')) {
      this.sign(',');
      items.push(item());
    }
    return items;
  }

  private name(): string {
    const name = this.next('word');
    if (!/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/.test(name)) throw new MalformedQuery(`unexpected token: ${name}`);
    return name;
  }

  private number(): number {
    const digits = this.next('word');
    if (!/^\d+$/.test(digits)) throw new MalformedQuery(`unexpected token: ${digits}`);
    return Number(digits);
  }

  private next(kind: Token['kind']): string {
    const token = this.tokens[this.at];
    if (token?.kind !== kind) throw new MalformedQuery(`unexpected token: ${token?.text ?? '<EOF>'}`);
    this.at += 1;
    return token.text;
  }

  private word(word: string): void {
    if (!this.takes(word))
      throw new MalformedQuery(`expecting ${word}, found: ${this.tokens[this.at]?.text ?? '<EOF>'}`);
  }

  private sign(sign: string): void {
    if (!this.isSign(sign))
      throw new MalformedQuery(`expecting ${sign}, found: ${this.tokens[this.at]?.text ?? '<EOF>'}`);
    this.at += 1;
  }

  private takes(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.at += 1;
    return true;
  }

  private isWord(word: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'word' && token.text.toUpperCase() === word;
  }

  private isSign(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && token.text === sign;
  }
}

function literalOfWord(word: string): Literal {
  const lower = word.toLowerCase();
  if (lower === 'null') return null;
  if (lower === 'true' || lower === 'false') return lower === 'true';
  if (/^[+-]?\d+(\.\d+)?$/.test(word)) return Number(word);
  if (/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/.test(word)) return new Date(word);
  throw new MalformedQuery(`unexpected token: ${word}`);
}
