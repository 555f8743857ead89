// Made from support.schema.ts by `npm run routes`.
export const sendTicket = {
  method: 'POST',
  path: '/support/tickets/',
  shape: { data: { id: '', kind: '', due_at: '' } },
} as const;
export const listTickets = {
  path: '/support/tickets/',
  personal: true,
  shape: {
    data: [
      {
        id: '',
        kind: '',
        status: '',
        about: '',
        created_at: '',
        due_at: '',
        answers: [{ text: '', at: '' }],
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const staffTickets = {
  path: '/staff/tickets/',
  personal: true,
  shape: {
    now: '',
    data: [
      {
        id: '',
        kind: '',
        status: '',
        about: '',
        created_at: '',
        due_at: '',
        message: '',
        name: '',
        mobile: '',
        answers: [{ text: '', at: '', by: '' }],
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const answerTicket = {
  method: 'POST',
  path: '/staff/tickets/:id/answer/',
  shape: {
    data: {
      id: '',
      kind: '',
      status: '',
      about: '',
      created_at: '',
      due_at: '',
      message: '',
      name: '',
      mobile: '',
      answers: [{ text: '', at: '', by: '' }],
    },
  },
} as const;
export const closeTicket = {
  method: 'POST',
  path: '/staff/tickets/:id/close/',
  shape: {
    data: {
      id: '',
      kind: '',
      status: '',
      about: '',
      created_at: '',
      due_at: '',
      message: '',
      name: '',
      mobile: '',
      answers: [{ text: '', at: '', by: '' }],
    },
  },
} as const;
export const reopenTicket = {
  method: 'POST',
  path: '/staff/tickets/:id/reopen/',
  shape: {
    data: {
      id: '',
      kind: '',
      status: '',
      about: '',
      created_at: '',
      due_at: '',
      message: '',
      name: '',
      mobile: '',
      answers: [{ text: '', at: '', by: '' }],
    },
  },
} as const;
