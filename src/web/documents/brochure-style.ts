export const sheet = { width: 792, height: 612, margin: 54, foot: 40 } as const;

export const colours = {
  ink: '#16212b',
  soft: '#3f4c57',
  shell: '#faf7f2',
  sand: '#efe8dd',
  hairline: '#dcd4c7',
  land: '#fffdf9',
  edge: '#7b7163',
  brass: '#7d5f28',
  brassOnDark: '#c9a35a',
  deep: '#0d1b24',
} as const;

const file = (family: string, subset: string, look: string) =>
  `node_modules/@fontsource/${family}/files/${family}-${subset}-${look}.woff`;
/** Each font is divided into files by script. Cormorant has no Greek, for which Inter stands. */
const files = (family: string, weight: number, slope = 'normal') => ({
  latin: file(family, 'latin', `${weight}-${slope}`),
  'latin-ext': file(family, 'latin-ext', `${weight}-${slope}`),
  vietnamese: file(family, 'vietnamese', `${weight}-${slope}`),
  cyrillic: file(family, 'cyrillic', `${weight}-${slope}`),
  greek: file('inter', 'greek', '400-normal'),
});

export const faces = {
  display: files('cormorant', 500),
  italic: files('cormorant', 500, 'italic'),
  text: files('inter', 400),
  strong: files('inter', 600),
} as const;
type Face = keyof typeof faces;

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  readonly spacing?: number;
}

const { ink, soft, brass, shell, sand, brassOnDark } = colours;

export const styles = {
  coverTitle: { face: 'display', size: 62, leading: 62, colour: shell },
  coverWords: { face: 'italic', size: 19, leading: 25, colour: sand },
  coverLabel: { face: 'strong', size: 8, leading: 12, colour: brassOnDark, spacing: 1.8 },
  opener: { face: 'display', size: 46, leading: 48, colour: ink },
  title: { face: 'display', size: 31, leading: 33, colour: ink },
  heading: { face: 'display', size: 17, leading: 21, colour: ink },
  standfirst: { face: 'italic', size: 15, leading: 19.5, colour: soft },
  label: { face: 'strong', size: 7, leading: 11, colour: brass, spacing: 1.3 },
  body: { face: 'text', size: 9, leading: 14, colour: ink },
  row: { face: 'text', size: 8.5, leading: 13, colour: ink },
  rowStrong: { face: 'strong', size: 8.5, leading: 13, colour: ink },
  rowSoft: { face: 'text', size: 8.5, leading: 13, colour: soft },
  note: { face: 'text', size: 7.5, leading: 11.5, colour: soft },
  folio: { face: 'text', size: 7.5, leading: 10, colour: soft },
} as const satisfies Readonly<Record<string, TextStyle>>;
