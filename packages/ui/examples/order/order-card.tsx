import { OrderCard } from '@doorstep/ui/order/order-card';

export default function Example() {
  return (
    <OrderCard
      orderNumber="OD-7K2WPQ9XTB4M"
      href="#order"
      placedAt="2026-11-24T10:30:00+05:30"
      status="shipped"
      totalPaise={15270}
      medicines={[
        {
          id: 1,
          name: 'Omezen 20',
          image: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%2080%2080'%3E%3Crect%20x%3D'14'%20y%3D'16'%20width%3D'52'%20height%3D'22'%20rx%3D'3'%20fill%3D'white'%2F%3E%3Crect%20x%3D'14'%20y%3D'16'%20width%3D'52'%20height%3D'7'%20rx%3D'3'%20fill%3D'royalblue'%2F%3E%3Crect%20x%3D'10'%20y%3D'38'%20width%3D'60'%20height%3D'26'%20rx%3D'4'%20fill%3D'gainsboro'%2F%3E%3Ccircle%20cx%3D'20'%20cy%3D'46'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3Ccircle%20cx%3D'20'%20cy%3D'57'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3Ccircle%20cx%3D'33'%20cy%3D'46'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3Ccircle%20cx%3D'33'%20cy%3D'57'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3Ccircle%20cx%3D'46'%20cy%3D'46'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3Ccircle%20cx%3D'46'%20cy%3D'57'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3Ccircle%20cx%3D'59'%20cy%3D'46'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3Ccircle%20cx%3D'59'%20cy%3D'57'%20r%3D'4'%20fill%3D'royalblue'%2F%3E%3C%2Fsvg%3E",
          pricePaise: 5625,
          quantity: 2,
        },
        {
          id: 2,
          name: 'Paramol 650',
          image: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%2080%2080'%3E%3Crect%20x%3D'14'%20y%3D'16'%20width%3D'52'%20height%3D'22'%20rx%3D'3'%20fill%3D'white'%2F%3E%3Crect%20x%3D'14'%20y%3D'16'%20width%3D'52'%20height%3D'7'%20rx%3D'3'%20fill%3D'mediumorchid'%2F%3E%3Crect%20x%3D'10'%20y%3D'38'%20width%3D'60'%20height%3D'26'%20rx%3D'4'%20fill%3D'gainsboro'%2F%3E%3Ccircle%20cx%3D'20'%20cy%3D'46'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3Ccircle%20cx%3D'20'%20cy%3D'57'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3Ccircle%20cx%3D'33'%20cy%3D'46'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3Ccircle%20cx%3D'33'%20cy%3D'57'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3Ccircle%20cx%3D'46'%20cy%3D'46'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3Ccircle%20cx%3D'46'%20cy%3D'57'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3Ccircle%20cx%3D'59'%20cy%3D'46'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3Ccircle%20cx%3D'59'%20cy%3D'57'%20r%3D'4'%20fill%3D'mediumorchid'%2F%3E%3C%2Fsvg%3E",
          pricePaise: 2720,
          quantity: 1,
        },
      ]}
    />
  );
}
