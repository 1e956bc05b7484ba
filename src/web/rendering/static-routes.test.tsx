import { renderToStaticMarkup } from 'react-dom/server';
import { RoutedPage } from './static-routes';

const Greeting = ({ name }: { readonly name: string }) => <p>Welcome, {name}</p>;
const Farewell = ({ name }: { readonly name: string }) => <p>Goodbye, {name}</p>;
const htmlOf = (page: typeof Greeting, name: string) =>
  renderToStaticMarkup(<RoutedPage page={page} props={{ name }} />);

describe('the static route of a page', () => {
  it('shows each rendering its own props, though all renderings of a page share one router', () => {
    expect(htmlOf(Greeting, 'Ada')).toBe('<p>Welcome, Ada</p>');
    expect(htmlOf(Farewell, 'Ada')).toBe('<p>Goodbye, Ada</p>');
    expect(htmlOf(Greeting, 'Grace')).toBe('<p>Welcome, Grace</p>');
  });
});
