import { ButtonLink } from './Button';

interface LoadMoreProps {
  /** Id of the list to which script adds the next items. */
  readonly list: string;
  readonly className: string;
  readonly label: string;
  readonly more: { readonly href: string; readonly text: string } | undefined;
}

export const LoadMore = ({ list, className, label, more }: LoadMoreProps) => (
  <div className={className} data-more-of={list}>
    {more ? (
      <>
        <p role="status">{more.text}</p>
        <ButtonLink variant="secondary" href={more.href} data-control="load-more">
          {label}
        </ButtonLink>
      </>
    ) : null}
  </div>
);
