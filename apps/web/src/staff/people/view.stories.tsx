import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { inPage, longName, people } from '../fixtures.tsx';
import { PeopleView, type GiveRoleProps } from './view.tsx';

const of = (data: typeof people) => ready({ success: true as const, data });
const field: GiveRoleProps['field'] = (name) => ({ name });
const giving: GiveRoleProps = { field, errors: {}, busy: false, problem: undefined, onSubmit: fn() };

const meta = preview.meta({
  title: 'Pages/Staff people',
  component: PeopleView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    people: of(people),
    giving,
    onChangeRole: fn(),
    onShutOut: fn(),
    onLetIn: fn(),
    onResetSecondStep: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Loading = meta.story({ args: { people: loading }, tags: ['no-visual'] });
export const Error = meta.story({ args: { people: failed }, tags: ['no-visual'] });
/** A shop with one person: nobody can be shut out. */
export const VariantAlone = meta.story({ args: { people: of(people.filter(({ own }) => own)) } });
export const Refused = meta.story({
  args: {
    giving: {
      ...giving,
      errors: {
        mobile: {
          message: 'Nobody with that mobile number has an account yet. Ask them to sign up first.',
        },
        role: { message: 'The role is admin, pharmacist or doctor.' },
      },
    },
  },
});
export const LongText = meta.story({
  args: {
    people: of(people.map((person) => Object.assign({}, person, { name: longName }))),
    giving: { ...giving, problem: 'This is the only admin of the shop. Make another admin first.' },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
