import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';
import { MedicineGrid } from '@doorstep/ui/medicine/medicine-grid';

export default function Example() {
  return (
    <MedicineGrid label="Medicines">
      <MedicineCard
        name="Paramol 650"
        href="#Paramol%20650"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Paramol%20650%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cpath%20d%3D%22M34%2056l14-14h158l-14%2014z%22%20fill%3D%22%23c99bea%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M192%2056l14-14v112l-14%2014z%22%20fill%3D%22%237a34b8%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M192%2056l14-14v112l-14%2014z%22%20opacity%3D%22.22%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%2056h158v112h-158z%22%20fill%3D%22%23fff%22%20stroke%3D%22%23cbd5e1%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%2056h158v94h-158z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%2056h158v47h-158z%22%20fill%3D%22%237a34b8%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%20103h158v4h-158z%22%20fill%3D%22%23c99bea%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2223%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2243%22%20y%3D%2288%22%20textLength%3D%22139%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3EParamol%20650%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2215%22%20font-weight%3D%22600%22%20fill%3D%22%231e293b%22%3E%3Ctext%20x%3D%2243%22%20y%3D%22127%22%3E650%20mg%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2243%22%20y%3D%22145%22%3EStrip%20of%2015%20tablets%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20transform%3D%22rotate(-4%20116%20190)%22%3E%3Crect%20x%3D%2220%22%20y%3D%22156%22%20width%3D%22190%22%20height%3D%2266%22%20rx%3D%228%22%20fill%3D%22url(%23_R_0_f)%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Frect%3E%3Cg%20fill%3D%22none%22%20stroke-linecap%3D%22round%22%3E%3Cpath%20d%3D%22M41%20174h149M41%20206h149%22%20stroke%3D%22%2394a3b8%22%20stroke-width%3D%2226%22%20stroke-dasharray%3D%220%2037%22%20opacity%3D%22.45%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M41%20173h149M41%20205h149%22%20stroke%3D%22%23c99bea%22%20stroke-width%3D%2223%22%20stroke-dasharray%3D%220%2037%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M41%20172h149M41%20204h149%22%20stroke%3D%22%23f1e5fb%22%20stroke-width%3D%2221%22%20stroke-dasharray%3D%220%2037%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M35%20172h160M35%20204h160%22%20stroke%3D%22%23c99bea%22%20stroke-width%3D%222%22%20stroke-linecap%3D%22butt%22%20stroke-dasharray%3D%2212%2025%22%3E%3C%2Fpath%3E%3C%2Fg%3E%3C%2Fg%3E%3C%2Fsvg%3E"
        form="tablet"
        composition="Paracetamol 650 mg"
        pack="Strip of 15 tablets"
        manufacturer="Suhana Biotech"
        pricePaise={2720}
        mrpPaise={3400}
        discountPercent={20}
        rating={4.5}
        genuine
        quantity={0}
        eager
        wished={false}
        outOfStock={false}
      />
      <MedicineCard
        name="Kofrelief Syrup"
        href="#Kofrelief%20Syrup"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Kofrelief%20Syrup%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cpath%20d%3D%22M102%2064h36v8c3%2010%2044%2010%2044%2036v102a14%2014%200%200%201-14%2014H72a14%2014%200%200%201-14-14V108c0-26%2041-26%2044-36z%22%20fill%3D%22%238a4413%22%3E%3C%2Fpath%3E%3Crect%20x%3D%2290%22%20y%3D%2240%22%20width%3D%2260%22%20height%3D%2226%22%20rx%3D%225%22%20fill%3D%22%23f8fafc%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Frect%3E%3Cpath%20d%3D%22M97%2045v16m8-16v16m8-16v16m8-16v16m8-16v16m8-16v16m7-16v16%22%20stroke%3D%22%23cbd5e1%22%20stroke-width%3D%222.5%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M58%20108h124v100h-124z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M58%20108h124v50h-124z%22%20fill%3D%22%231d4fbf%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M58%20158h124v4h-124z%22%20fill%3D%22%238db8f5%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2218%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2267%22%20y%3D%22129%22%3EKofrelief%3C%2Ftext%3E%3Ctext%20x%3D%2267%22%20y%3D%22150%22%3ESyrup%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2214%22%20font-weight%3D%22600%22%20fill%3D%22%231e293b%22%3E%3Ctext%20x%3D%2267%22%20y%3D%22182%22%20textLength%3D%22101%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3E30%20mg%20%2B%2050%20mg%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2267%22%20y%3D%22202%22%20textLength%3D%2286%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3EBottle%20of%20100%20ml%3C%2Ftext%3E%3C%2Fg%3E%3Cpath%20d%3D%22M102%2064h36v8c3%2010%2044%2010%2044%2036v102a14%2014%200%200%201-14%2014H72a14%2014%200%200%201-14-14V108c0-26%2041-26%2044-36z%22%20fill%3D%22url(%23_R_0_r)%22%3E%3C%2Fpath%3E%3C%2Fsvg%3E"
        form="syrup"
        composition="Ambroxol 30 mg + Guaifenesin 50 mg"
        pack="Bottle of 100 ml"
        manufacturer="Nirmal Labs"
        pricePaise={9440}
        mrpPaise={11800}
        discountPercent={20}
        rating={4.5}
        genuine
        quantity={0}
        eager
        wished
        outOfStock={false}
      />
      <MedicineCard
        name="Omezen 20"
        href="#Omezen%2020"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Omezen%2020%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cpath%20d%3D%22M34%2056l14-14h158l-14%2014z%22%20fill%3D%22%238db8f5%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M192%2056l14-14v112l-14%2014z%22%20fill%3D%22%231d4fbf%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M192%2056l14-14v112l-14%2014z%22%20opacity%3D%22.22%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%2056h158v112h-158z%22%20fill%3D%22%23fff%22%20stroke%3D%22%23cbd5e1%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%2056h158v94h-158z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%2056h158v47h-158z%22%20fill%3D%22%231d4fbf%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M34%20103h158v4h-158z%22%20fill%3D%22%238db8f5%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2226%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2243%22%20y%3D%2289%22%20textLength%3D%22141%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3EOmezen%2020%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2215%22%20font-weight%3D%22600%22%20fill%3D%22%231e293b%22%3E%3Ctext%20x%3D%2243%22%20y%3D%22127%22%3E20%20mg%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2243%22%20y%3D%22145%22%3EStrip%20of%2010%20capsules%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20transform%3D%22rotate(-4%20116%20190)%22%3E%3Crect%20x%3D%2220%22%20y%3D%22156%22%20width%3D%22190%22%20height%3D%2266%22%20rx%3D%228%22%20fill%3D%22url(%23_R_0_f)%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Frect%3E%3Cg%20fill%3D%22none%22%20stroke-linecap%3D%22round%22%3E%3Cpath%20d%3D%22M41%20174v31m37-31v31m37-31v31m37-31v31m37-31v31%22%20stroke%3D%22%2394a3b8%22%20stroke-width%3D%2223%22%20opacity%3D%22.4%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M41%20173v31m37-31v31m37-31v31m37-31v31m37-31v31%22%20stroke%3D%22%23dfeafd%22%20stroke-width%3D%2218%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M41%20173h149%22%20stroke%3D%22%231d4fbf%22%20stroke-width%3D%2218%22%20stroke-dasharray%3D%220%2037%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M32%20181h166%22%20stroke%3D%22%231d4fbf%22%20stroke-width%3D%2217%22%20stroke-linecap%3D%22butt%22%20stroke-dasharray%3D%2218%2019%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M36%20173v29m37-29v29m37-29v29m37-29v29m37-29v29%22%20stroke%3D%22%23fff%22%20stroke-width%3D%223%22%20opacity%3D%22.55%22%3E%3C%2Fpath%3E%3C%2Fg%3E%3C%2Fg%3E%3C%2Fsvg%3E"
        form="capsule"
        composition="Omeprazole 20 mg"
        pack="Strip of 10 capsules"
        manufacturer="Aravalli Pharma"
        pricePaise={5625}
        mrpPaise={6250}
        discountPercent={10}
        rating={4.5}
        genuine
        quantity={2}
        eager
        wished={false}
        outOfStock={false}
      />
      <MedicineCard
        name="Glucinsul 30/70"
        href="#Glucinsul%2030%2F70"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Glucinsul%2030%2F70%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cg%20transform%3D%22translate(18%2024)%20scale(.9)%20rotate(12%20204%20140)%22%20stroke-linecap%3D%22round%22%3E%3Cpath%20d%3D%22M200%2034v40%22%20stroke%3D%22%2394a3b8%22%20stroke-width%3D%223%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M194%2072h12v10h-12z%22%20fill%3D%22%2386206b%22%3E%3C%2Fpath%3E%3Crect%20x%3D%22187%22%20y%3D%2282%22%20width%3D%2226%22%20height%3D%2298%22%20rx%3D%224%22%20fill%3D%22%23fff%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Frect%3E%3Cpath%20d%3D%22M189%20120h22v48h-22z%22%20fill%3D%22%23e59aca%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M213%2096h-8m8%2012h-8m8%2012h-8m8%2012h-8m8%2012h-8%22%20stroke%3D%22%2394a3b8%22%20stroke-width%3D%222%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M200%20180v32m-13%202h26m-32-34h38%22%20stroke%3D%22%2364748b%22%20stroke-width%3D%225%22%3E%3C%2Fpath%3E%3C%2Fg%3E%3Cpath%20d%3D%22M76%2078h42v10c2%206%2034%206%2034%2024v98a14%2014%200%200%201-14%2014H56a14%2014%200%200%201-14-14v-98c0-18%2032-18%2034-24z%22%20fill%3D%22%23e6eef5%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Fpath%3E%3Crect%20x%3D%2266%22%20y%3D%2250%22%20width%3D%2262%22%20height%3D%2228%22%20rx%3D%224%22%20fill%3D%22%2386206b%22%3E%3C%2Frect%3E%3Cpath%20d%3D%22M66%2066h62v14H66z%22%20fill%3D%22%23cbd5e1%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M42%20112h110v96h-110z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M42%20112h110v48h-110z%22%20fill%3D%22%2386206b%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M42%20160h110v4h-110z%22%20fill%3D%22%23e59aca%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2218%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2251%22%20y%3D%22132%22%20textLength%3D%2286%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3EGlucinsul%3C%2Ftext%3E%3Ctext%20x%3D%2251%22%20y%3D%22153%22%3E30%2F70%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2215%22%20font-weight%3D%22600%22%20fill%3D%22%231e293b%22%3E%3Ctext%20x%3D%2251%22%20y%3D%22184%22%3E40%20IU%2Fml%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2251%22%20y%3D%22203%22%3EVial%20of%2010%20ml%3C%2Ftext%3E%3C%2Fg%3E%3Cpath%20d%3D%22M66%2052h62v28h-10v8c2%206%2034%206%2034%2024v98a14%2014%200%200%201-14%2014H56a14%2014%200%200%201-14-14v-98c0-18%2032-18%2034-24v-8H66z%22%20fill%3D%22url(%23_R_0_r)%22%3E%3C%2Fpath%3E%3C%2Fsvg%3E"
        form="injection"
        composition="Human insulin 40 IU/ml"
        pack="Vial of 10 ml"
        manufacturer="Himgiri Lifecare"
        pricePaise={16400}
        mrpPaise={16400}
        discountPercent={0}
        rating={4.5}
        genuine
        quantity={0}
        prescriptionRequired
        eager
        wished={false}
        outOfStock={false}
      />
      <MedicineCard
        name="Dermaheal Cream"
        href="#Dermaheal%20Cream"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Dermaheal%20Cream%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cg%20transform%3D%22translate(7%2010)%20scale(.94)%20rotate(-12%20120%20160)%22%3E%3Crect%20x%3D%2210%22%20y%3D%22134%22%20width%3D%2230%22%20height%3D%2256%22%20rx%3D%225%22%20fill%3D%22%237a34b8%22%3E%3C%2Frect%3E%3Cpath%20d%3D%22M16%20138v48m6-48v48m6-48v48m6-48v48%22%20stroke%3D%22%23fff%22%20opacity%3D%22.35%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M40%20140l18-20%20156-8v100l-156-8-18-20z%22%20fill%3D%22%23fff%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M214%20110h14v104h-14z%22%20fill%3D%22%23c99bea%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M218%20110v104m5-104v104%22%20stroke%3D%22%23fff%22%20opacity%3D%22.5%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M64%20119h146v86h-146z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M64%20119h146v43h-146z%22%20fill%3D%22%237a34b8%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M64%20162h146v4h-146z%22%20fill%3D%22%23c99bea%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2215%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2273%22%20y%3D%22146%22%20textLength%3D%22128%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3EDermaheal%20Cream%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2215%22%20font-weight%3D%22600%22%20fill%3D%22%231e293b%22%3E%3Ctext%20x%3D%2273%22%20y%3D%22184%22%3E1%25%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2273%22%20y%3D%22201%22%3ETube%20of%2030%20g%3C%2Ftext%3E%3C%2Fg%3E%3C%2Fg%3E%3C%2Fsvg%3E"
        form="cream"
        composition="Clotrimazole 1% w/w"
        pack="Tube of 30 g"
        manufacturer="Suhana Biotech"
        pricePaise={7600}
        mrpPaise={9500}
        discountPercent={20}
        rating={4.5}
        genuine
        quantity={0}
        eager
        wished={false}
        outOfStock
      />
      <MedicineCard
        name="Breathez 100 Inhaler"
        href="#Breathez%20100%20Inhaler"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Breathez%20100%20Inhaler%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Crect%20x%3D%2288%22%20y%3D%2240%22%20width%3D%2280%22%20height%3D%2250%22%20rx%3D%2212%22%20fill%3D%22url(%23_R_0_f)%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Frect%3E%3Cpath%20d%3D%22M72%2066h112v116a20%2020%200%200%201-14%2019L60%20226l-14-40%2026-12z%22%20fill%3D%22%23e59aca%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M60%20226l-14-40-18%206%2014%2040z%22%20fill%3D%22%2386206b%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M72%2078h112v94h-112z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M72%2078h112v47h-112z%22%20fill%3D%22%2386206b%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M72%20125h112v4h-112z%22%20fill%3D%22%23e59aca%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2217%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2281%22%20y%3D%2298%22%3EBreathez%3C%2Ftext%3E%3Ctext%20x%3D%2281%22%20y%3D%22117%22%20textLength%3D%2294%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3E100%20Inhaler%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2215%22%20font-weight%3D%22600%22%20fill%3D%22%231e293b%22%3E%3Ctext%20x%3D%2281%22%20y%3D%22149%22%3E100%20mcg%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2281%22%20y%3D%22167%22%3E200%20doses%3C%2Ftext%3E%3C%2Fg%3E%3Cpath%20d%3D%22M72%2066h112v116a20%2020%200%200%201-14%2019L60%20226l-14-40%2026-12z%22%20fill%3D%22url(%23_R_0_r)%22%3E%3C%2Fpath%3E%3C%2Fsvg%3E"
        form="inhaler"
        composition="Salbutamol 100 mcg a dose"
        pack="200 doses"
        manufacturer="Vindhya Respi"
        pricePaise={15300}
        mrpPaise={17000}
        discountPercent={10}
        rating={4.5}
        genuine
        quantity={0}
        prescriptionRequired
        eager
        wished={false}
        outOfStock={false}
      />
      <MedicineCard
        name="Clearvue Drops"
        href="#Clearvue%20Drops"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Clearvue%20Drops%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cpath%20d%3D%22M108%2040h24l8%2036h-40z%22%20fill%3D%22%230f6e6b%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M94%2076h52v18H94z%22%20fill%3D%22%235ec8c0%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M100%2094h40c4%206%2040%204%2040%2026v88a16%2016%200%200%201-16%2016H76a16%2016%200%200%201-16-16v-88c0-22%2036-20%2040-26z%22%20fill%3D%22%23fff%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M60%20116h120v96h-120z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M60%20116h120v48h-120z%22%20fill%3D%22%230f6e6b%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M60%20164h120v4h-120z%22%20fill%3D%22%235ec8c0%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2218%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2269%22%20y%3D%22136%22%3EClearvue%3C%2Ftext%3E%3Ctext%20x%3D%2269%22%20y%3D%22157%22%3EDrops%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2215%22%20font-weight%3D%22600%22%20fill%3D%22%231e293b%22%3E%3Ctext%20x%3D%2269%22%20y%3D%22188%22%3E0.5%25%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2269%22%20y%3D%22207%22%3EBottle%20of%2010%20ml%3C%2Ftext%3E%3C%2Fg%3E%3Cpath%20d%3D%22M108%2040h24l8%2036h6v18h-6c4%206%2040%204%2040%2026v88a16%2016%200%200%201-16%2016H76a16%2016%200%200%201-16-16v-88c0-22%2036-20%2040-26h-6V76h6z%22%20fill%3D%22url(%23_R_0_r)%22%3E%3C%2Fpath%3E%3C%2Fsvg%3E"
        form="drops"
        composition="Carboxymethylcellulose 0.5%"
        pack="Bottle of 10 ml"
        manufacturer="Drishti Care"
        pricePaise={9540}
        mrpPaise={10600}
        discountPercent={10}
        rating={4.5}
        genuine
        quantity={0}
        eager
        wished={false}
        outOfStock={false}
      />
      <MedicineCard
        name="Rehydra ORS"
        href="#Rehydra%20ORS"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Rehydra%20ORS%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cpath%20d%3D%22M50%2044h140l-6%2018q8%2074%201%20146l3%2016H52l3-16q-7-72%201-146z%22%20fill%3D%22url(%23_R_0_f)%22%20stroke%3D%22%2394a3b8%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M56%2049v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9m8-9v9%22%20stroke%3D%22%2394a3b8%22%20opacity%3D%22.6%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M57%2072h126v116h-126z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M57%2072h126v58h-126z%22%20fill%3D%22%230b6193%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M57%20130h126v4h-126z%22%20fill%3D%22%236fc2ec%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2222%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2266%22%20y%3D%2296%22%20textLength%3D%2287%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3ERehydra%3C%2Ftext%3E%3Ctext%20x%3D%2266%22%20y%3D%22121%22%3EORS%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2266%22%20y%3D%22149%22%3ESachet%20of%2021%20g%3C%2Ftext%3E%3C%2Fg%3E%3Cpath%20d%3D%22M50%2044h140l-6%2018q8%2074%201%20146l3%2016H52l3-16q-7-72%201-146z%22%20fill%3D%22url(%23_R_0_r)%22%3E%3C%2Fpath%3E%3C%2Fsvg%3E"
        form="powder"
        composition="Oral rehydration salts, WHO formula"
        pack="Sachet of 21 g"
        manufacturer="Nirmal Labs"
        pricePaise={1935}
        mrpPaise={2150}
        discountPercent={10}
        rating={4.5}
        genuine
        quantity={0}
        eager
        wished={false}
        outOfStock={false}
      />
      <MedicineCard
        name="Sugarchek Strips"
        href="#Sugarchek%20Strips"
        image="data:image/svg+xml,%3Csvg%20data-slot%3D%22medicine-art%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20240%20240%22%20font-family%3D%22sans-serif%22%20role%3D%22img%22%20aria-label%3D%22Sugarchek%20Strips%22%3E%3ClinearGradient%20id%3D%22_R_0_r%22%3E%3Cstop%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.08%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.06%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%22.35%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.12%22%20stop-color%3D%22%23fff%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.7%22%20stop-opacity%3D%220%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-opacity%3D%22.2%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3ClinearGradient%20id%3D%22_R_0_f%22%20x2%3D%221%22%20y2%3D%221%22%3E%3Cstop%20stop-color%3D%22%23fff%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%22.5%22%20stop-color%3D%22%23dbe3ec%22%3E%3C%2Fstop%3E%3Cstop%20offset%3D%221%22%20stop-color%3D%22%23f8fafc%22%3E%3C%2Fstop%3E%3C%2FlinearGradient%3E%3Cellipse%20cx%3D%22118%22%20cy%3D%22226%22%20rx%3D%2290%22%20ry%3D%227%22%20opacity%3D%22.09%22%3E%3C%2Fellipse%3E%3Cpath%20d%3D%22M30%2072l24-24h156l-24%2024z%22%20fill%3D%22%237fd09b%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M186%2072l24-24v152l-24%2024z%22%20fill%3D%22%231c7440%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M186%2072l24-24v152l-24%2024z%22%20opacity%3D%22.22%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M30%2072h156v152h-156z%22%20fill%3D%22%23fff%22%20stroke%3D%22%23cbd5e1%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M30%2072h156v142h-156z%22%20fill%3D%22%23fff%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M30%2072h156v71h-156z%22%20fill%3D%22%231c7440%22%3E%3C%2Fpath%3E%3Cpath%20d%3D%22M30%20143h156v4h-156z%22%20fill%3D%22%237fd09b%22%3E%3C%2Fpath%3E%3Cg%20font-size%3D%2227%22%20font-weight%3D%22700%22%20fill%3D%22%23fff%22%3E%3Ctext%20x%3D%2239%22%20y%3D%22101%22%20textLength%3D%22138%22%20lengthAdjust%3D%22spacingAndGlyphs%22%3ESugarchek%3C%2Ftext%3E%3Ctext%20x%3D%2239%22%20y%3D%22133%22%3EStrips%3C%2Ftext%3E%3C%2Fg%3E%3Cg%20font-size%3D%2211%22%20fill%3D%22%23475569%22%3E%3Ctext%20x%3D%2239%22%20y%3D%22164%22%3EBox%20of%2050%3C%2Ftext%3E%3C%2Fg%3E%3C%2Fsvg%3E"
        form="other"
        composition="Blood glucose test strips"
        pack="Box of 50"
        manufacturer="Himgiri Lifecare"
        pricePaise={106250}
        mrpPaise={125000}
        discountPercent={15}
        rating={4.5}
        genuine
        quantity={0}
        freeDelivery
        eager
        wished={false}
        outOfStock={false}
      />
    </MedicineGrid>
  );
}
