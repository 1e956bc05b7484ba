/** Mail clients lack custom properties: the site's colours (assets/styles/_tokens.scss) are written out here. */
export const mailPalette = {
  light: {
    ground: '#efe8dd',
    paper: '#faf7f2',
    ink: '#16212b',
    inkSoft: '#3f4c57',
    hairline: '#dcd4c7',
    brass: '#7d5f28',
    onBrass: '#faf7f2',
  },
  dark: {
    ground: '#0d1b24',
    paper: '#142632',
    ink: '#efe8dd',
    inkSoft: '#c3c6c4',
    hairline: '#2b3d49',
    brass: '#c9a35a',
    onBrass: '#0d1b24',
  },
} as const;

/** No web fonts are fetched: readers see the line's fonts if they have them, else the fallbacks. */
export const mailFaces = {
  display: "Cormorant, 'Cormorant Garamond', 'Hoefler Text', Garamond, Georgia, 'Times New Roman', serif",
  text: "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
} as const;
