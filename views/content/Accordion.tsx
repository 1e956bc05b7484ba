import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';

export interface AccordionItem {
  /** Unique on the page: `#id` leads to the answer, and opens it. */
  readonly id: string;
  readonly title: string;
  /** Made safe where it was read (reliability C14). */
  readonly html?: string;
  readonly content?: ReactNode;
  readonly isOpen?: boolean;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The order of the heading that each title is; none when the list is not part of the page's outline. */
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  /** Given: opening one closes the others of this name. */
  readonly name?: string;
}

/** Questions and their answers (CNT-03): native `<details>`, so that keys, find-in-page and print work as they are. */
export function Accordion({ items, headingLevel: Heading, name }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, html, content, isOpen }) => (
        <details key={id} className="accordion__item" name={name} open={isOpen}>
          <summary className="accordion__summary">
            {Heading ? (
              <Heading className="accordion__title">{title}</Heading>
            ) : (
              <span className="accordion__title">{title}</span>
            )}
            <Icon name="plus" className="accordion__mark" />
          </summary>
          <div className="accordion__answer" id={id}>
            {html === undefined ? content : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
          </div>
        </details>
      ))}
    </div>
  );
}
