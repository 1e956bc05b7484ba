import { Eyebrow } from './Eyebrow';

interface SectionTitleProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly id: string;
}

export const SectionTitle = ({ eyebrow, title, id }: SectionTitleProps) => (
  <>
    <Eyebrow>{eyebrow}</Eyebrow>
    <h2 className="section-head__title" id={id}>
      {title}
    </h2>
  </>
);
