import { DisplaySettings } from '@doorstep/ui/home/display-settings';
import { SiteFooter } from '@doorstep/ui/home/site-footer';

export default function Example() {
  return (
    <SiteFooter
      brandName="Doorstep"
      blurb="Medicines, nurses, lab tests and doctors, brought to your door."
      year={2026}
      managedBy="Doorstep Health Services, Ranchi"
      social={[{ name: 'Facebook', href: '#Facebook' }, { name: 'Instagram', href: '#Instagram' }]}
      email="care@doorstep.example"
      phone="+916512345678"
      phoneShown="0651 234 5678"
      callBackHref="#call-back"
      emergency={{ national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' }}
      city="Ranchi"
      state="Jharkhand"
    >
      <DisplaySettings
        theme="system"
        comfort={0}
        onThemeChange={() => {}}
        onComfortChange={() => {}}
      />
    </SiteFooter>
  );
}
