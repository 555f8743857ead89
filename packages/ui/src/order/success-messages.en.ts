/** English of the page after an order or booking. */
export const successMessages = {
  success: {
    medicine: {
      title: 'Order placed',
      thanks: 'Thank you. We have your order.',
      steps: [
        'A pharmacist checks your order',
        'We pack it and bring it to your door',
        'We call you if anything is unclear',
      ],
    },
    paramedical: {
      title: 'Visit booked',
      thanks: 'Thank you. We have your booking.',
      steps: [
        'Your booking shows the day and time, and who comes',
        'Keep your prescriptions and reports ready',
        'We call you if anything is unclear',
      ],
    },
    appointment: {
      title: 'Appointment Confirmed!',
      thanks: 'Thank you. The doctor expects you.',
      steps: [
        'Please arrive 15 minutes early',
        'Bring a valid ID and your medical papers',
        'You can move or cancel it yourself until it begins',
      ],
    },
    'video-consultation': {
      title: 'Video consultation booked',
      thanks: 'Thank you. We have your booking.',
      steps: [
        'The link comes by WhatsApp 15 minutes before; sit in a quiet, bright place with good internet',
        'Keep your reports and medicines near you',
        'We call you if anything is unclear',
      ],
    },
    'medical-test': {
      title: 'Test booked',
      thanks: 'Thank you. We have your booking.',
      steps: [
        'Your orders show the day and time of the test',
        'Follow the preparation plan of your booking',
        'We call you if anything is unclear',
      ],
    },
    other: {
      title: 'Order placed',
      thanks: 'Thank you. We have your order.',
      steps: [
        'Your orders show how far it is',
        'Keep your order ID ready when you ask about it',
        'We call you if anything is unclear',
      ],
    },
  },
  addPrescription: 'Add your prescription',
  addPrescriptionBy: (moment: string) =>
    `Add your prescription by ${moment}: we send the medicine once a pharmacist has approved it. Without one its money goes back.`,
  orderId: 'Order ID',
  date: 'Date',
  viewAppointment: 'View appointment',
  viewVisit: 'View your visit',
  viewRoom: 'Open the consultation room',
  viewOrder: 'See this order',
  viewOrders: 'View My Orders',
  backHome: 'Back to Home',
};
