import { useExamplePictures } from '../gallery/example-pictures';
import { ExperienceHighlights } from './ExperienceHighlights';

export const blockKind = 'Heroes';

const experiences = [
  [
    'Swim from the stern',
    'At anchor the marina opens, a ladder goes down, and the water is yours before breakfast.',
    'marina-platform',
  ],
  [
    'Walk with a botanist',
    'Dr. Livia Sant knows each thistle of the Cyclades, and which of them is supper.',
    'cyclades-rooftops',
  ],
  [
    'Dine where the nets dry',
    'The boats of Marzamemi come in at five; by eight their catch is on a table on the quay.',
    'riviera-harbour',
  ],
  [
    'Sleep under stars',
    'On calm nights a bed is made up on your terrace, with a lamp and a second blanket.',
    'open-sea-night',
  ],
] as const;

export function FourExperiences() {
  const picture = useExamplePictures();
  return (
    <ExperienceHighlights
      id="example-highlights"
      eyebrow="Off the ship"
      title="Hours to remember"
      experiences={experiences.map(([title, text, name]) => ({
        title,
        text,
        picture: picture(name),
        action: { label: `More: ${title.toLowerCase()}`, href: `#${name}` },
      }))}
    />
  );
}
