import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RoutedPage } from './static-routes';

const Greeting = ({ name }: { readonly name: string }) => <p>Welcome, {name}</p>;
const Farewell = ({ name }: { readonly name: string }) => <p>Goodbye, {name}</p>;
const htmlOf = (page: ReactElement) => renderToStaticMarkup(<RoutedPage page={page} />);

describe('the static route', () => {
  it('shows each rendering its own page and props, though all share one router', () => {
    expect(htmlOf(<Greeting name="Ada" />)).toBe('<p>Welcome, Ada</p>');
    expect(htmlOf(<Farewell name="Ada" />)).toBe('<p>Goodbye, Ada</p>');
    expect(htmlOf(<Greeting name="Grace" />)).toBe('<p>Welcome, Grace</p>');
  });
});
