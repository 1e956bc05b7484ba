import { layoutTexts } from './layout.texts';
import { useLineFacts } from './line-facts';

export function Wordmark() {
  const { name: line } = useLineFacts();
  const [name, ...kind] = line.split(' ');
  return (
    <span className="wordmark">
      <svg className="wordmark__sign" viewBox="0 0 40 16" width="40" height="16" aria-hidden="true" focusable="false">
        <path d="M1 5.5c3.2-3.3 6.3-3.3 9.5 0s6.3 3.3 9.5 0 6.3-3.3 9.5 0 6.3 3.3 9.5 0M7 10.5c2.2-2.2 4.3-2.2 6.5 0s4.3 2.2 6.5 0 4.3-2.2 6.5 0 4.3 2.2 6.5 0M14 15c2-1.9 4-1.9 6 0 2-1.9 4-1.9 6 0" />
      </svg>
      <span className="wordmark__name" aria-hidden="true">
        {name}
      </span>
      <span className="wordmark__kind" aria-hidden="true">
        {kind.join(' ')}
      </span>
      <span className="hidden-to-the-eye">{layoutTexts.homeLink(line)}</span>
    </span>
  );
}
