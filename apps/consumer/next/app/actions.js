'use server';
// A shop would change its cart here.
export async function addToCart() {}
export async function changeQuantity() {}
export async function keepWish() {}
