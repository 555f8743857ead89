// Made from consultation.schema.ts by `npm run routes`.
export const availability = {
  path: '/availability/',
  shape: {
    data: {
      now: '',
      chat: { from: '', to: '' },
      video: { from: '', to: '', slots: [''] },
      emergency: { national: '', ambulance: '', own: '' },
    },
  },
} as const;
export const startChat = {
  method: 'POST',
  path: '/consultation/start-chat/',
  shape: { consultation_id: '' },
} as const;
export const videoDoctors = {
  path: '/consultation/video/doctors/',
  personal: true,
  shape: {
    data: {
      now: '',
      minutes: 0,
      doctors: [
        {
          doctor: {
            id: 0,
            name: '',
            name_hi: '',
            specialty: '',
            specialization: '',
            specialty_hi: '',
            consultation_fee: 0,
            price: 0,
            registration_no: '',
            qualification: '',
            languages: [''],
            experience_years: 0,
            about: '',
            about_hi: '',
            clinic: '',
            clinic_address: '',
            clinic_hi: '',
            clinic_address_hi: '',
            minutes: 0,
          },
          slots: [{ time: '' }],
        },
      ],
    },
  },
} as const;
export const bookVideo = {
  method: 'POST',
  path: '/consultation/video/book/',
  shape: {
    booking_id: '',
    data: {
      id: '',
      order_id: '',
      service_type: '',
      service_id: 0,
      status: '',
      title: '',
      starts_at: '',
      ends_at: '',
      total: 0,
      travel: 0,
      payment_status: '',
      keep_ready: [{ icon: '', text: '', text_hi: '' }],
      refund_now: 0,
      created_at: '',
      refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
    },
  },
} as const;
export const listConsultations = {
  path: '/consultations/',
  personal: true,
  shape: {
    data: [
      {
        id: '',
        type: '',
        status: '',
        created_at: '',
        unread: 0,
        doctor: {
          id: 0,
          name: '',
          name_hi: '',
          specialty: '',
          specialization: '',
          specialty_hi: '',
          consultation_fee: 0,
          price: 0,
          registration_no: '',
          qualification: '',
          languages: [''],
          experience_years: 0,
          about: '',
          about_hi: '',
          clinic: '',
          clinic_address: '',
          clinic_hi: '',
          clinic_address_hi: '',
          minutes: 0,
        },
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const getConsultation = {
  path: '/consultation/:id/',
  personal: true,
  shape: {
    data: {
      id: '',
      type: '',
      status: '',
      created_at: '',
      unread: 0,
      doctor: {
        id: 0,
        name: '',
        name_hi: '',
        specialty: '',
        specialization: '',
        specialty_hi: '',
        consultation_fee: 0,
        price: 0,
        registration_no: '',
        qualification: '',
        languages: [''],
        experience_years: 0,
        about: '',
        about_hi: '',
        clinic: '',
        clinic_address: '',
        clinic_hi: '',
        clinic_address_hi: '',
        minutes: 0,
      },
      side: '',
      patient: { id: 0, name: '' },
      danger_words: [''],
      patient_seen: 0,
      patient_delivered: 0,
      doctor_seen: 0,
      doctor_delivered: 0,
      availability: {
        now: '',
        chat: { from: '', to: '' },
        video: { from: '', to: '', slots: [''] },
        emergency: { national: '', ambulance: '', own: '' },
      },
    },
  },
} as const;
export const listMessages = {
  path: '/consultation/:id/messages/',
  personal: true,
  shape: {
    messages: [
      {
        message_id: 0,
        message: '',
        sender_name: '',
        sender_id: 0,
        sender_type: '',
        timestamp: '',
        client_id: '',
      },
    ],
  },
} as const;
export const chatTicket = {
  method: 'POST',
  path: '/consultation/:id/ticket/',
  shape: { ticket: '', expires_at: '', ice_servers: [{ urls: [''] }] },
} as const;
export const answerSigns = {
  method: 'POST',
  path: '/consultation/:id/consent/',
  shape: {
    data: {
      id: '',
      type: '',
      status: '',
      created_at: '',
      unread: 0,
      doctor: {
        id: 0,
        name: '',
        name_hi: '',
        specialty: '',
        specialization: '',
        specialty_hi: '',
        consultation_fee: 0,
        price: 0,
        registration_no: '',
        qualification: '',
        languages: [''],
        experience_years: 0,
        about: '',
        about_hi: '',
        clinic: '',
        clinic_address: '',
        clinic_hi: '',
        clinic_address_hi: '',
        minutes: 0,
      },
      side: '',
      patient: { id: 0, name: '' },
      danger_words: [''],
      patient_seen: 0,
      patient_delivered: 0,
      doctor_seen: 0,
      doctor_delivered: 0,
      availability: {
        now: '',
        chat: { from: '', to: '' },
        video: { from: '', to: '', slots: [''] },
        emergency: { national: '', ambulance: '', own: '' },
      },
    },
  },
} as const;
export const attachPhoto = {
  method: 'POST',
  path: '/consultation/:id/attachments/',
  shape: { data: { id: '', kind: '', name: '', path: '' } },
} as const;
export const attachPrescription = {
  method: 'POST',
  path: '/consultation/:id/attachments/prescription/',
  shape: { data: { id: '', kind: '', name: '', path: '' } },
} as const;
export const closeConsultation = {
  method: 'POST',
  path: '/consultation/:id/close/',
  shape: {
    data: {
      id: '',
      type: '',
      status: '',
      created_at: '',
      unread: 0,
      doctor: {
        id: 0,
        name: '',
        name_hi: '',
        specialty: '',
        specialization: '',
        specialty_hi: '',
        consultation_fee: 0,
        price: 0,
        registration_no: '',
        qualification: '',
        languages: [''],
        experience_years: 0,
        about: '',
        about_hi: '',
        clinic: '',
        clinic_address: '',
        clinic_hi: '',
        clinic_address_hi: '',
        minutes: 0,
      },
      side: '',
      patient: { id: 0, name: '' },
      danger_words: [''],
      patient_seen: 0,
      patient_delivered: 0,
      doctor_seen: 0,
      doctor_delivered: 0,
      availability: {
        now: '',
        chat: { from: '', to: '' },
        video: { from: '', to: '', slots: [''] },
        emergency: { national: '', ambulance: '', own: '' },
      },
    },
  },
} as const;
export const prescribe = {
  method: 'POST',
  path: '/staff/consultations/:id/prescription/',
  shape: { data: { id: '', image: '', uploaded_at: '', status: '', type: '', approved_for: [''] } },
} as const;
export const getHealthNote = {
  path: '/user/health/',
  personal: true,
  shape: { data: { allergies: '' } },
} as const;
export const setHealthNote = {
  method: 'PUT',
  path: '/user/health/',
  shape: { data: { allergies: '' } },
} as const;
export const patientRecord = {
  path: '/staff/consultations/:id/patient/',
  personal: true,
  shape: {
    data: {
      name: '',
      allergies: '',
      prescriptions: [{ id: '', image: '', uploaded_at: '', status: '', type: '', approved_for: [''] }],
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
    },
  },
} as const;
export const takeConsultation = {
  method: 'POST',
  path: '/staff/consultations/:id/take/',
  shape: { consultation_id: '' },
} as const;
export const staffConsultations = {
  path: '/staff/consultations/',
  personal: true,
  shape: {
    data: {
      now: '',
      doctor: {
        id: 0,
        name: '',
        name_hi: '',
        specialty: '',
        specialization: '',
        specialty_hi: '',
        consultation_fee: 0,
        price: 0,
        registration_no: '',
        qualification: '',
        languages: [''],
        experience_years: 0,
        about: '',
        about_hi: '',
        clinic: '',
        clinic_address: '',
        clinic_hi: '',
        clinic_address_hi: '',
        minutes: 0,
      },
      consultations: [
        {
          id: '',
          type: '',
          status: '',
          created_at: '',
          unread: 0,
          patient: { name: '' },
          danger_words: [''],
        },
      ],
    },
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
