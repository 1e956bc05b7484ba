import { renderToStaticMarkup } from 'react-dom/server';
import { ChefMedallion } from './ChefMedallion';
import { ChefPicker } from './ChefPicker';
import { Dish } from './MenuCard';
import { sampleChefs } from './sample-dining';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';

const html = renderToStaticMarkup(<ChefPicker chefs={sampleChefs} chosenSlug="davide-lorusco" />);

describe('the chef picker', () => {
  it('CNT-04 is one group of radio buttons, of which one is chosen: it works without script and by arrow keys', () => {
    const radios = parseHtml(html).querySelectorAll('input');
    expect(radios.map(({ attributes }) => [attributes['type'], attributes['name']])).toEqual([
      ['radio', 'chef'],
      ['radio', 'chef'],
    ]);
    expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([false, true]);
    expect(parseHtml(html).querySelector('fieldset > legend:first-child')).not.toBeNull();
  });

  it('CNT-04 has each radio followed by its name and its words: what shows them is the style sheet alone', () => {
    for (const { slug, fullName, signature } of sampleChefs) {
      expect(textsIn(html, `input[id="chef-${slug}"] + label[for="chef-${slug}"]`).join()).toContain(fullName);
      expect(parseHtml(html).querySelector(`label[for="chef-${slug}"] + article[id="${slug}"]`)).not.toBeNull();
      expect(html).toContain(signature);
    }
  });

  it('CNT-04 shows a monogram for a face, and each chef has a pattern of their own', () => {
    const classOf = (seed: string, size?: 'small') =>
      attributesIn(renderToStaticMarkup(<ChefMedallion monogram="AB" seed={seed} size={size} />), 'svg', 'class');
    expect(classOf('emre-tasdelen')).toEqual(['chef-medallion chef-medallion--large chef-medallion--25-3']);
    expect(classOf('osric-tannis')).not.toEqual(classOf('emre-tasdelen'));
    expect(classOf('emre-tasdelen', 'small')).toEqual(['chef-medallion chef-medallion--small']);
    expect(parseHtml(html).querySelector('img')).toBeNull();
  });
});

describe('a dish on a card', () => {
  it('CNT-04 sets what comes with it apart, and reads as one phrase', () => {
    const dish = renderToStaticMarkup(<Dish dish="Sea bass in salt crust, for two" />);
    expect(dish.replace(/<[^>]+>/g, '')).toBe('Sea bass in salt crust, for two');
    expect(textsIn(dish, '.menu-card__with')).toEqual(['for two']);
    expect(renderToStaticMarkup(<Dish dish="Cardamom knots" />)).not.toContain('menu-card__with');
  });
});
