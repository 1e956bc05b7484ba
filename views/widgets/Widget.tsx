import { type ComponentType, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { AssetsContext } from './assets-context';

type Wake = 'load' | 'idle' | 'visible' | 'interaction';

interface WidgetUse<Props extends object> {
  readonly of: ComponentType<Props>;
  /**
   * The name is the path below `views/` without `.widget.tsx`, such as `reserve/GuestSelector`; the key in the build's
   * manifest.
   */
  readonly name: string;
  /** When the browser loads React and hydrates. The markup works as links and forms until then. */
  readonly wake: Wake;
  /** JSON values only, because they are serialised into a data block. */
  readonly props: Props;
  /** What the data block has instead, where `completeProps` of the widget's module reads the rest from the markup. */
  readonly data?: { readonly [Name in keyof Props]?: Props[Name] | undefined };
}

/**
 * Renders the widget separately with an id prefix of its own, because `useId` within the page's tree would not match
 * `hydrateRoot`.
 */
export function Widget<Props extends object>({ of: Component, name, wake, props, data = props }: WidgetUse<Props>) {
  const source = useContext(AssetsContext).widgetSource(name);
  const prefix = `w${useId().replace(/[^a-zA-Z0-9]/g, '')}-`;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div className="widget" data-widget={name} data-src={source} data-wake={wake} data-prefix={prefix}>
      <div className="widget__root" dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: toDataBlock(data) }} />
    </div>
  );
}

/** JSON that cannot close its script element or break a JavaScript parser (reliability C14). */
function toDataBlock(value: object): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
