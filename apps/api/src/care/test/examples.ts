import type { careEndpoints } from '@doorstep/contract/care.schema';
import { sql } from 'drizzle-orm';
import { newMobile, newPatient, textsTo } from '../../../test/people.ts';
import { everyone, type Answers } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';
import type { AppServer } from '../../create-server.ts';
import type { Shopper } from '../../../test/checkout.ts';

/** No account of the staff has a circle. */
const patients: Answers = { ...everyone(403), owner: 200, other: 200, 'server token': 403 };
const ownAlone: Answers = { ...patients, other: 404 };
/** Somebody new has asked who shops. */
async function askedOf(shop: Shopper, server: AppServer) {
  const { mobile } = await shop.good<{ mobile: string }>(shop.get('/user/profile/'));
  const helper = await newPatient(server);
  const { id } = await shop.good<{ id: number }>(
    helper.call('POST', '/user/care/', { mobile, name: 'Mother', relation: 'son' }),
  );
  return { params: { id: String(id) } };
}

export default {
  careCircle: { example: () => ({}), answers: patients },
  inviteCare: {
    example: () => ({ body: { mobile: newMobile(), name: 'Sita Devi', relation: 'son' } }),
    answers: patients,
    changesCaller: true,
  },
  confirmCare: {
    example: async (shop, server) => {
      const mobile = newMobile();
      // Each column asks once more, and there is a limit for a day.
      const own = await shop.good<{ mobile: string }>(shop.get('/user/profile/'));
      await server.database.db.execute(
        sql`delete from care where helper_id = (select id from account where mobile = ${own.mobile})`,
      );
      const { id } = await shop.good<{ id: number }>(
        shop.post('/user/care/', { mobile, name: 'Sita Devi', relation: 'daughter' }),
      );
      return { params: { id: String(id) }, body: { otp: (await textsTo(server, mobile))[0]!.slice(0, 6) } };
    },
    answers: ownAlone,
    isUsedUp: true,
  },
  acceptCare: { example: askedOf, answers: ownAlone, isUsedUp: true },
  endCare: { example: askedOf, answers: ownAlone, isUsedUp: true },
} satisfies AreaExamples<typeof careEndpoints>;
