import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { doctorProps } from '../doctor-props.ts';
import { doctorListMessages } from '../list/messages.en.ts';
import { useCall } from '../use-call.ts';
import { DoctorDetailView } from './view.tsx';

/** As for a medicine (decision C35). */
const TO_LIST_MS = 2000;

export default function DoctorDetailPage() {
  const messages = usePageMessages('doctorList', doctorListMessages);
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const doctor = useCall('getDoctor', { params: { id } });
  const lang = useLang();
  const missing = doctor.state === 'error' && doctor.problem === 'not-found';
  useTitle(
    doctor.state === 'ready'
      ? messages.titleOf(doctorProps(doctor.data.data, lang).name)
      : missing
        ? messages.notFound
        : doctor.state === 'error'
          ? messages.detailFailed
          : messages.title,
  );
  useEffect(() => {
    if (!missing) return undefined;
    const timer = setTimeout(() => {
      void navigate('/doctors', { replace: true });
    }, TO_LIST_MS);
    return () => clearTimeout(timer);
  }, [missing, navigate]);
  return <DoctorDetailView doctor={doctor} />;
}
