import { ResultList } from '@doorstep/ui/search/result-list';

export default function Example() {
  return (
    <ResultList
      title="Lab tests at home"
      icon="icon-flask-conical"
      items={[
        {
          href: '#cbc',
          title: 'Complete blood count (CBC)',
          description: 'It counts the cells of your blood: for fever, weakness and infections.',
          pricePaise: 29900,
          fullPricePaise: 35000,
        },
        {
          href: '#malaria',
          title: 'Malaria antigen',
          description: 'It shows whether malaria is in your blood.',
          pricePaise: 45000,
        },
      ]}
    />
  );
}
