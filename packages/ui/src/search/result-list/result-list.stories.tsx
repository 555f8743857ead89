import preview from '#storybook/preview';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { within } from '#storybook/within';
import { ResultList, type Result } from './result-list.tsx';

const tests: readonly Result[] = [
  {
    href: '#cbc',
    title: 'Complete blood count (CBC)',
    description: 'It counts the cells of your blood: for fever, weakness and infections.',
    pricePaise: 29900,
    fullPricePaise: 35000,
  },
  {
    href: '#malaria',
    title: 'Malaria antigen',
    description: 'It shows whether malaria is in your blood.',
    pricePaise: 45000,
  },
];
const meta = preview.meta({
  title: 'Search/Result list',
  component: ResultList,
  args: { title: 'Lab tests at home', icon: 'icon-flask-conical' as const, items: tests },
  decorators: [within('max-w-2xl')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithoutPrice = meta.story({
  args: {
    title: 'Pages',
    icon: 'icon-arrow-right',
    items: [{ href: '#refund', title: 'Refunds', description: 'Where your money is, and when it comes.' }],
  },
});
export const WithMore = meta.story({
  args: {
    children: (
      <LinkButton href="#all" tone="plain" className="self-start">
        All lab tests
      </LinkButton>
    ),
  },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    items: [
      {
        href: '#long',
        title: 'Comprehensive full body health check with vitamin profile for senior citizens of Ranchi',
        description:
          'Sixty-four values of blood and urine, among them those of heart, liver, kidneys, thyroid, sugar, bones and blood fats, with a doctor who explains them.',
        pricePaise: 12_499_900,
        fullPricePaise: 24_999_900,
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    title: 'घर पर जाँच',
    items: [
      {
        href: '#cbc',
        title: 'कंप्लीट ब्लड काउंट (CBC)',
        description: 'इसमें ख़ून की कोशिकाएँ गिनी जाती हैं: बुख़ार, कमज़ोरी और संक्रमण में।',
        pricePaise: 29900,
        fullPricePaise: 35000,
      },
    ],
  },
  globals: { locale: 'hi' },
});
