// A patient who is logged in and has a medicine in the cart and a quote: what their browser keeps of it.
/** An address within the radius of delivery. */
export const HOME = {
  title: 'Home',
  address_line_1: '1 Main Road',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834001',
  latitude: 23.37,
  longitude: 85.32,
};
const HEADERS = { 'content-type': 'application/json' };

/** By key of local storage. */
export async function signedIn(url) {
  const ask = async (path, body, headers = HEADERS) => {
    const answer = await fetch(url + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { access_token, refresh_token, user } = await ask('/api/auth/login/', {
    mobile: '9876543210',
    password: 'doorstep1',
  });
  const headers = { ...HEADERS, authorization: `Bearer ${access_token}` };
  const { addresses } = await ask('/api/user/addresses/', undefined, headers);
  const { data } = await ask('/api/medicines/?limit=20');
  const lines = data
    .filter((one) => one.in_stock && !one.prescription_required)
    .slice(0, 2)
    .map(({ id, name, image, mrp, offer_price }) => ({ id, name, image, mrp, offer_price, qty: 1 }));
  const chosen = {
    addressId: addresses.find(({ is_default }) => is_default).id,
    medicines: lines.map(({ id, qty }) => ({ id, qty })),
    lat: null,
    lng: null,
    forOther: false,
    contactMobile: '',
    prescription: null,
  };
  const quote = await ask(
    '/api/order/place/',
    {
      medicines: chosen.medicines,
      services: [],
      address_id: chosen.addressId,
      lat: null,
      lng: null,
      for_other: false,
    },
    headers,
  );
  return {
    access_token,
    refresh_token,
    user: JSON.stringify(user),
    cart_meds: JSON.stringify(lines),
    order_summary: JSON.stringify({
      ...chosen,
      quoteId: quote.quote_id,
      total: quote.total,
      subtotal: quote.subtotal,
      deliveryFee: quote.delivery_charge,
      paymentOrder: null,
    }),
  };
}
