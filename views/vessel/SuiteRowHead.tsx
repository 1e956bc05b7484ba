import { CabinSwatch } from './CabinPatterns';

export const SuiteRowHead = ({ category, href, title }: Readonly<Record<'category' | 'href' | 'title', string>>) => (
  <th scope="row">
    <CabinSwatch category={category} />
    <a className="deck-words__link" href={href}>
      {title}
    </a>
  </th>
);
